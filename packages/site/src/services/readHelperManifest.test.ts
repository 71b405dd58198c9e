import { expect, it } from 'vitest';
import { readHelperManifest } from './readHelperManifest.ts';

const address = 'https://static.brand.com/helpers/manifest.json';
const integrity = `sha384-${'A'.repeat(64)}`;
const read = (entry: unknown) => readHelperManifest({ resources: { frame: entry } }, address);

it.each([
  ['frame.js', 'https://static.brand.com/helpers/frame.js'],
  ['/a/frame.js?v=1', 'https://static.brand.com/a/frame.js?v=1'],
  ['https://static.brand.com/frame.js', 'https://static.brand.com/frame.js'],
])("resolves %s against the manifest's URL", (src, href) => {
  expect(read({ src, integrity })).toEqual(new Map([['frame', { src: href, integrity }]]));
});

it.each([
  'https://evil.example/frame.js',
  '//evil.example/frame.js',
  'http://static.brand.com/frame.js',
  'https://static.brand.com.evil.example/frame.js',
  'javascript:alert(1)',
  'data:text/javascript,alert(1)',
  'blob:https://static.brand.com/1',
  'https://',
])('ignores a script from %s', (src) => {
  expect(read({ src, integrity }).size).toBe(0);
});

it.each([undefined, '', 'sha1-abc', 'md5-abc', 'sha384-', 'sha384-<b>', 384])(
  'ignores a script with the integrity %j',
  (wrong) => {
    expect(read({ src: 'frame.js', integrity: wrong }).size).toBe(0);
  },
);

it.each([
  undefined,
  null,
  'text',
  7,
  [],
  {},
  { resources: null },
  { resources: 'x' },
  { resources: { a: null, b: 'x', c: { src: 5 } } },
])('returns no scripts for %j', (manifest) => {
  expect(readHelperManifest(manifest, address).size).toBe(0);
});
