import { expect, it } from 'vitest';
import { commands, problemOf } from './shellLines.ts';

const known = {
  scripts: new Set(['start', 'test']),
  packages: new Map([['@apps/sandbox', new Set(['start'])]]),
  installable: new Set(['@exchange/ui', 'react']),
};

it.each([
  'npx pnpm@12 start --fresh',
  'PORT=4000 npx pnpm@12 start',
  'pnpm --filter @apps/sandbox start   # without building',
  'npm install @exchange/ui react@19',
  'npx @exchange/ui table',
  'git clone https://example.com/x.git',
  'pnpm install',
])('knows "%s"', (command) => {
  expect(problemOf(command, known)).toBeUndefined();
});

it.each([
  ['npx pnpm@12 strat', 'there is no script "strat"'],
  ['pnpm --filter @apps/sandbox stop', 'there is no script "stop"'],
  ['pnpm --filter @apps/nowhere start', 'there is no package @apps/nowhere'],
  ['npm install @exchange/uii', 'nobody publishes @exchange/uii'],
  ['curl localhost', '"curl" is no program that is known here'],
])('refuses "%s": %s', (command, problem) => {
  expect(problemOf(command, known)).toBe(problem);
});

it('joins lines that go on, and leaves comments out', () => {
  expect(commands('# first\nnpm install \\\n  react\n\ngit status\n')).toEqual([
    'npm install react',
    'git status',
  ]);
});
