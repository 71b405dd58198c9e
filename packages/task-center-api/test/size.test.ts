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

/**
 * Raise a limit only with a written reason. Raised by 300 and 400 bytes for the rule that prizes
 * add up to the pool, and for the odds and kinds of rewards, and by 450 for the seven calls of the
 * wallet, points, shop and notices. All names together raised by 100 for the tiers of invitations and
 * the kind of prizes, and by 50 for the password question of security settings and for single notices.
 */
it.each([
  ['{ eventsPath }', 100],
  ['{ endpoints }', 5_450],
  ['{ taskState, rewardState, fillText, decimalShare }', 2_400],
  ['*', 7_400],
])('%s takes at most %i bytes', async (names, limit) => {
  expect(await bytesOf(names)).toBeLessThanOrEqual(limit);
});
