import { expect, it } from 'vitest';
import { componentList } from './componentGroups.ts';
import { componentPages } from './components.ts';

const lines = [...componentList().matchAll(/^- \[\w+\]\((.+?)\): (.+)$/gm)];

it('lists every component once', () => {
  const paths = componentPages()
    .filter(({ component }) => component !== undefined)
    .map(({ path }) => path);
  expect(lines.map(([, path]) => path).sort()).toEqual(paths.sort());
});

it('describes each component in one sentence', () => {
  expect(lines.filter(([, , text = '']) => !/^[A-Z].+\.$/.test(text))).toEqual([]);
});
