import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, onTestFinished } from 'vitest';
import { compressFiles } from './compressFiles.ts';

it('writes smaller copies of text files beside them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'compress-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const text = 'const a = 1;\n'.repeat(500);
  writeFileSync(join(folder, 'long.js'), text);
  writeFileSync(join(folder, 'short.js'), 'a');
  writeFileSync(join(folder, 'picture.png'), text);
  expect(await compressFiles(folder)).toBe('compressed 2 files: 7 kB, gzip 0 kB, brotli 0 kB');
  expect(readdirSync(folder).sort()).toEqual([
    'long.js',
    'long.js.br',
    'long.js.gz',
    'picture.png',
    'short.js',
  ]);
  const read = (ending: string) => readFileSync(join(folder, `long.js.${ending}`));
  expect(gunzipSync(read('gz')).toString()).toBe(text);
  expect(brotliDecompressSync(read('br')).toString()).toBe(text);
});
