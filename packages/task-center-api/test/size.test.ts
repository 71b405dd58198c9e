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

/**
 * Raise a limit only with a written reason. `{ endpoints }` was raised by 300 bytes and `*` by 400 bytes
 * for the rule that prizes add up to the pool and for the odds and kinds of rewards. Both were raised by
 * 450 bytes for the seven calls of the wallet, points, shop and notices. `*` was raised by 100 bytes for
 * the tiers of invitations and the kinds of prizes, and by 50 bytes for confirming security changes by
 * password and for reading single notices.
 */
it.each([
  ['{ eventsPath }', 100],
  ['{ endpoints }', 5_450],
  ['{ taskState, rewardState, fillText, decimalShare }', 2_400],
  ['*', 7_400],
])('%s takes at most %i bytes', async (names, limit) => {
  expect(await bytesOf(names)).toBeLessThanOrEqual(limit);
});
