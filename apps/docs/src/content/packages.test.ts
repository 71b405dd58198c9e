import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageNames } from './packages.ts';
import { absolutePath, readSource } from './repository.ts';

it('has every published package that code can import: add missing ones to the table in README.md', () => {
  const published = globSync('packages/*/package.json', { cwd: absolutePath('.') })
    .filter((file) => {
      const manifest = JSON.parse(readSource(file)) as { private?: boolean; exports?: object };
      return manifest.private !== true && manifest.exports !== undefined;
    })
    .map((file) => file.split('/')[1]);
  expect([...packageNames].sort()).toEqual(published.sort());
});
