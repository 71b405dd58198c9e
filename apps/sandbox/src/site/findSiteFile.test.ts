import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../test/running.ts';
import { findSiteFile } from './findSiteFile.ts';

function siteOf(files: string[]) {
  const outside = temporaryFolder();
  writeFileSync(join(outside, 'secret.html'), 'secret');
  const folder = join(outside, 'site');
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), file);
  }
  return folder;
}

it.each([
  ['/', 'index.html'],
  ['/page', 'page/index.html'],
  ['/page/', 'page/index.html'],
  ['/flat', 'flat.html'],
  ['/flat/', 'flat.html'],
  ['/asset.js', 'asset.js'],
  ['/with%20space', 'with space.html'],
  ['/.well-known/links.json', '.well-known/links.json'],
  ['/none', undefined],
  ['/.hidden', undefined],
  ['/page/.hidden', undefined],
  ['/../secret', undefined],
  ['/%2e%2e/secret', undefined],
  ['/page/..%2f..%2fsecret', undefined],
  ['/..%5csecret', undefined],
  ['/%252e%252e/secret', undefined],
  ['/page%00', undefined],
  ['/%zz', undefined],
  ['//secret', undefined],
])('resolves the URL path %s to the file %s', async (path, file) => {
  const folder = siteOf([
    'index.html',
    'page/index.html',
    'flat.html',
    'asset.js',
    'with space.html',
    '.well-known/links.json',
    '.hidden',
    'page/.hidden',
  ]);
  expect(await findSiteFile(folder, path)).toBe(file);
});
