import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack, packedFiles, packedManifest } from './packedPackage.ts';

it('packs only the build, README, licence and changelog', () => {
  const strangers = packedFiles().filter(
    (name) =>
      !/^(dist\/.+|bin\/.+|README\.md|LICENSE|CHANGELOG\.md|PROTOCOL\.md|package\.json)$/.test(
        name,
      ),
  );
  expect(strangers).toEqual([]);
  expect(packedFiles()).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
});

it('names no workspace or catalog version in the tarball', () => {
  expect(packedManifest()).not.toMatch(/"(workspace|catalog):/);
});

it('passes publint, strictly', async () => {
  const data = readFileSync(pack());
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});
