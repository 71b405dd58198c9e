import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Returns the bytes that a page loads for an import, minified and gzipped, including valibot. */
async function bytesOf(names: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: {
      contents: `export ${names} from './src/index.ts'`,
      resolveDir: `${import.meta.dirname}/..`,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return gzipSync(outputFiles[0]!.contents).length;
}

/** Raise a limit only with a written reason. */
it.each([
  ['{ eventsPath }', 100],
  ['{ endpoints }', 4_700],
  ['{ taskState, rewardState, fillText, decimalShare }', 2_400],
  ['*', 5_900],
])('%s takes at most %i bytes', async (names, limit) => {
  expect(await bytesOf(names)).toBeLessThanOrEqual(limit);
});
