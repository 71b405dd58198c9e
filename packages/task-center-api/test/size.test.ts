import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** Returns the size in bytes of a page's bundle with these imports, minified and gzipped, including valibot. */
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

// The limits guard against accidents, such as a schema in the first script. They have air for new calls.
it.each([
  ['{ eventsPath }', 100],
  ['{ endpoints }', 6_000],
  ['{ taskState, rewardState }', 2_400],
  ['*', 8_000],
])('%s takes at most %i bytes', async (names, limit) => {
  expect(await bytesOf(names)).toBeLessThanOrEqual(limit);
});
