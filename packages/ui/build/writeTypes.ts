import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publicEntries } from './entries.ts';

/**
 * Writes the type declarations, for ESM and CommonJS: one file per module under `dist/types`, and one
 * file per entry that re-exports its module. Bundling the declarations of 50 entries takes minutes and
 * several gigabytes.
 */
const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
// A folder outside the package, because lint and format checks may run at the same time and would read
// it.
const emitted = mkdtempSync(join(tmpdir(), 'ui-types-'));
try {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(
    process.execPath,
    [compiler, '--project', join(import.meta.dirname, 'types.json'), '--outDir', emitted],
    { stdio: 'inherit' },
  );
  // Copy only modules that the types of an entry refer to.
  const files = new Set<string>();
  const add = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    const text = readFileSync(join(emitted, file), 'utf8');
    for (const [, path = ''] of text.matchAll(/['"](\.[^'"]*)\.tsx?['"]/g)) {
      add(join(dirname(file), `${path}.d.ts`));
    }
  };
  for (const source of Object.values(publicEntries)) {
    add(source.replace(/^src\//, '').replace(/\.tsx?$/, '.d.ts'));
  }
  for (const extension of ['js', 'cjs']) {
    const suffix = extension === 'js' ? '.d.ts' : '.d.cts';
    for (const file of files) {
      const text = readFileSync(join(emitted, file), 'utf8').replace(
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
} finally {
  rmSync(emitted, { recursive: true });
}
