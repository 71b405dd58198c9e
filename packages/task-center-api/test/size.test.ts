import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Bytes that a page loads for it, minified and gzipped, valibot included. */
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

/** A schema that grows has to earn its bytes: raise a limit only with a reason. */
it.each([
  ['{ eventsPath }', 100],
  ['{ endpoints }', 4_700],
  ['{ taskState, rewardState, fillText, decimalShare }', 2_400],
  ['*', 5_900],
])('%s costs at most %i bytes', async (names, limit) => {
  expect(await bytesOf(names)).toBeLessThanOrEqual(limit);
});
