import { expect, it } from 'vitest';
import { blocksOf } from './documents.ts';

it('finds blocks with their languages and lines, also in lists and in longer fences', () => {
  const page = [
    '# Page',
    '```ts',
    'const a = 1;',
    '```',
    '1. first',
    '   ```sh',
    '   npm install x',
    '   ```',
    '````md',
    '```ts',
    'not a block of its own',
    '```',
    '````',
  ].join('\n');
  expect(blocksOf('p.md', page).map(({ line, language, code }) => [line, language, code])).toEqual([
    [3, 'ts', 'const a = 1;'],
    [7, 'sh', 'npm install x'],
    [10, 'md', '```ts\nnot a block of its own\n```'],
  ]);
});

it('gives each block what stands in front of it, and why it is not run', () => {
  const page = [
    'Put this into `a.mts`:',
    '```ts',
    'a',
    '```',
    'Then',
    '<!-- not run: It needs a phone. -->',
    '',
    '```sh',
    'b',
    '```',
  ].join('\n');
  expect(blocksOf('p.md', page).map(({ intro, notRun }) => [intro.trim(), notRun])).toEqual([
    ['Put this into `a.mts`:', undefined],
    ['Then\n<!-- not run: It needs a phone. -->', 'It needs a phone.'],
  ]);
});

it('says where a block is never closed', () => {
  expect(() => blocksOf('p.md', 'x\n```ts\nconst')).toThrow('p.md:2: this code block');
});
