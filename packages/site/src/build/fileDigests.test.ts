import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { fileDigests } from './fileDigests.ts';

it('returns the digest of each file except compressed copies, by its path', () => {
  const folder = mkdtempSync(join(tmpdir(), 'digests-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'chunks'));
  for (const name of ['a.svg', 'chunks/b.js', 'chunks/b.js.br', 'chunks/b.js.gz']) {
    writeFileSync(join(folder, name), 'abc');
  }
  // The digest of "abc" in FIPS 180-2, appendix B.1.
  const digest = Buffer.from(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
    'hex',
  ).toString('base64');
  for (const path of [folder, `${folder}/`]) {
    expect(fileDigests(path)).toEqual({ 'a.svg': digest, 'chunks/b.js': digest });
  }
});
