import { expect, it } from 'vitest';
import { stepOf, theAddress } from './step.ts';

const block = (intro: string, code = '', language = 'ts') => ({
  page: 'p.md',
  line: 3,
  language,
  code,
  intro,
});

it('reads a program, and what it prints', () => {
  const code = "console.log(1); // 1\nconst later = () => console.log('b'), // b\n";
  expect(
    stepOf(block('Put this into `a.mts` and run it\nwith `node a.mts` (Node 24):', code)),
  ).toEqual({ file: 'a.mts', command: 'node a.mts', stays: false, says: [], prints: ['1', 'b'] });
});

it('reads a server that goes on', () => {
  const intro = 'Put this into `s.mts`, run it with `node s.mts`, and leave it running:';
  expect(stepOf(block(intro, 'console.log(url); // ws://x'))).toMatchObject({ stays: true });
});

it('reads a page, from an address or a file', () => {
  const vite =
    'Put this into `main.tsx`, run `npx vite` and open the address that it prints. When you press `Go`, it says `done`.';
  expect(stepOf(block(vite, '', 'tsx'))).toMatchObject({
    command: 'npx vite',
    opens: theAddress,
    presses: 'Go',
    says: ['done'],
  });
  const file = 'Put this into `page.html` and open `page.html`: it says `a` and says `b`.';
  expect(stepOf(block(file, '', 'html'))).toMatchObject({ opens: 'page.html', says: ['a', 'b'] });
});

it.each([
  ['Like this:', 'into which file'],
  ['Put this into `a.mts` and run it with `node a.mts`:', 'what is to be seen'],
  ['Put this into `a.html` and run it with `node a.html`:', 'why ts goes into a.html'],
  ['Put this into `a.mts` and run it with `node b.mts`:', 'why a.mts is run by "node b.mts"'],
  ['Put this into `main.ts`, run `npx vite` and open the address:', 'what is to be seen'],
])('"%s": a stranger is not told %s', (intro, why) => {
  expect(() => stepOf(block(intro))).toThrow(`p.md:3: a stranger is not told ${why}`);
});
