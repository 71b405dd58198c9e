import { join } from 'node:path';
import { build } from 'esbuild';

const sourceFolder = join(import.meta.dirname, '../src');

/** Where the built text is kept, so that the package's own build and tests need no extra step. */
export const bootFile = join(sourceFolder, 'headerSkeletonBoot.generated.ts');

/** The module that holds the skeleton's inline script as text. */
export async function bootModule(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(sourceFolder, 'headerSkeletonBoot.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2020',
    charset: 'ascii',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  return [
    '// Built from headerSkeletonBoot.ts by `pnpm run boot`; a test tells when it is out of date.',
    '// prettier-ignore',
    `export const headerSkeletonBoot = ${JSON.stringify(text)};`,
    '',
  ].join('\n');
}
