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

it('says where a block is never closed', () => {
  expect(() => blocksOf('p.md', 'x\n```ts\nconst')).toThrow('p.md:2: this code block');
});
