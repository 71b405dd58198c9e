import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const sourceFolder = join(import.meta.dirname, '../src/frame');

/** File with the generated module. It is committed, so that builds and tests need no extra step. */
export const bootFile = join(sourceFolder, 'headerSkeletonBoot.generated.ts');

/** Returns the source of a module that exports the skeleton's inline script as a string. */
export async function bootModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sourceFolder, 'headerSkeletonBoot.ts')],
    bundle: true,
    minify: true,
    // No IIFE is needed, because headerSkeletonScript wraps the text in a function.
    format: 'esm',
    target: 'es2020',
    charset: 'ascii',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  return [
    '// Built from headerSkeletonBoot.ts by `pnpm run boot`; a test fails if it is out of date.',
    '// prettier-ignore',
    `export const headerSkeletonBoot = ${JSON.stringify(text)};`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(bootFile, await bootModule());
