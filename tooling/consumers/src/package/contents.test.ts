import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { refused } from './licences.ts';
import {
  folder,
  manifest,
  pack,
  packedFile,
  packedFiles,
  packedManifest,
} from './packedPackage.ts';
import { reachableFiles } from './reachableFiles.ts';

it('packs exactly the files that its exports need, README, licence and changelog', () => {
  const files = packedFiles();
  const read = (name: string) => (files.includes(name) ? packedFile(name) : undefined);
  expect(files).toEqual(reachableFiles(manifest, read));
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'package.json']));
});

it('names no workspace or catalog version in the tarball', () => {
  expect(packedManifest()).not.toMatch(/"(workspace|catalog):/);
});

it('says its licence and brings the text of it', () => {
  const { license } = JSON.parse(packedManifest()) as { license?: string };
  expect(license).toBe('MIT');
  expect(packedFile('LICENSE')).toMatch(/^MIT License\n/);
});

it('is installed together with allowed licences only', () => {
  const listed = execFileSync('pnpm', ['licenses', 'list', '--prod', '--json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  // Without dependencies pnpm says so in words.
  const licences = listed.trimStart().startsWith('{') ? listed : '{}';
  expect(refused(JSON.parse(licences) as Record<string, { name: string }[]>)).toEqual([]);
});

it('passes publint, strictly', async () => {
  const data = readFileSync(pack());
  const { messages, pkg } = await publint({
    strict: true,
    pack: { tarball: data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength) },
  });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
});
