import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrateFolder } from './migrateFolder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'codemod-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const old = "import { openUrl } from '@exchange/app-bridge';\n";
const renewed = "import { openUrl } from '@exchange/app-bridge/links';\n";

it('changes source files, but no files in dependencies or build output', () => {
  for (const path of ['src/a.ts', 'src/b.jsx', 'node_modules/x/a.js', 'dist/a.js'])
    write(path, old);
  write('src/own.ts', "import { openUrl } from './openUrl';\n");
  expect(migrateFolder(folder)).toEqual({ changed: ['src/a.ts', 'src/b.jsx'], notes: [] });
  expect([read('src/a.ts'), read('src/b.jsx')]).toEqual([renewed, renewed]);
  expect([read('node_modules/x/a.js'), read('dist/a.js')]).toEqual([old, old]);
  expect(migrateFolder(folder).changed).toEqual([]);
});

it('returns the path of the file with each note', () => {
  write('src/a.ts', "import { createRetry } from '@exchange/api-client';\n");
  expect(migrateFolder(folder).notes).toMatchObject([{ path: join(folder, 'src/a.ts'), line: 1 }]);
});
