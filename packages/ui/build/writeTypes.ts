import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicEntries } from './entries.ts';

// Writes the type declarations, for ESM and CommonJS: one file per module under `dist/types`, and
// one file per entry that re-exports its module. Bundling the declarations of 50 entries takes
// minutes and several gigabytes.

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

// A folder outside the package, because lint and format checks may run at the same time and would read
// it.
const emitted = mkdtempSync(join(tmpdir(), 'ui-types-'));
try {
  compile(emitted);
  const files = neededFiles(emitted);
  for (const extension of ['js', 'cjs'] as const) writeDeclarations(emitted, files, extension);
} finally {
  rmSync(emitted, { recursive: true });
}

/** Writes the declarations of all modules to a folder. */
function compile(folder: string): void {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(
    process.execPath,
    [compiler, '--project', join(import.meta.dirname, 'types.json'), '--outDir', folder],
    { stdio: 'inherit' },
  );
}

/** Returns the declarations of the entries, and those that they refer to, relative to the folder. */
function neededFiles(folder: string): Set<string> {
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/['"](\.[^'"]*)\.tsx?['"]/g)) {
      add(join(dirname(file), `${path}.d.ts`));
    }
  };
  for (const source of Object.values(publicEntries)) {
    add(source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts'));
  }
  return files;
}

/** Writes the declarations of modules, with imports of files with this extension, and one file per entry. */
function writeDeclarations(folder: string, files: Iterable<string>, extension: 'js' | 'cjs'): void {
  const suffix = extension === 'js' ? '.d.ts' : '.d.cts';
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8').replace(
      /((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g,
      `$1.${extension}$2`,
    );
    const target = join(dist, 'types', file.replace(/\.d\.ts$/, suffix));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text);
  }
  for (const [name, source] of Object.entries(publicEntries)) {
    const module = source.replace(/^src\//, './types/').replace(/\.tsx?$/, `.${extension}`);
    writeFileSync(join(dist, `${name}${suffix}`), `export * from '${module}';\n`);
  }
}
