import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const sourceFolder = join(import.meta.dirname, '../src/boot');

/** File with the generated module. It is committed, so that builds and tests need no extra step. */
export const bootFile = join(sourceFolder, 'bootProgram.generated.ts');

/** Returns the source of a module that exports the bundled boot program as a string. */
export async function bootModule(): Promise<string> {
  const { outputFiles } = await build({
    // `facts` is the parameter of the function in which bootScript wraps the text.
    stdin: {
      contents: "import { markRoot } from './markRoot.ts'; markRoot(facts);",
      resolveDir: sourceFolder,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2020',
    charset: 'ascii',
    write: false,
  });
  const text = outputFiles[0]?.text.trim() ?? '';
  return [
    '// Built from markRoot.ts by `pnpm run boot`; a test fails if it is out of date.',
    '// prettier-ignore',
    `export const bootProgram = ${JSON.stringify(text)};`,
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(bootFile, await bootModule());
