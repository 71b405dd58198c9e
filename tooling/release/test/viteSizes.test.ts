import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rollup } from 'vite';
import { expect, it } from 'vitest';

/** Builds a program for production with Vite. Returns its size in bytes after gzip. */
async function builtSize(program: string): Promise<number> {
  const file = join(import.meta.dirname, 'program.js');
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === 'program' ? file : undefined),
        load: (id) => (id === file ? program : undefined),
      },
    ],
    build: { write: false, rollupOptions: { input: 'program' } },
  })) as Rollup.RollupOutput;
  const scripts = built.output.map((part) => (part.type === 'chunk' ? part.code : ''));
  return gzipSync(scripts.join('')).length;
}

it.each([
  ['the client over fetch', 'createApiClient', '@exchange/api-client/fetch', 8_500],
  ['the region engine without the preset', 'createRegionEnv', '@exchange/region-env', 4_500],
  [
    'the mapper without its table',
    'createDeepLinkMapper',
    '@exchange/deeplink-mapper/engine',
    3_900,
  ],
])('%s is within its size limit in a site built with Vite', async (_part, name, entry, limit) => {
  const size = await builtSize(`import { ${name} } from '${entry}'; globalThis.used = ${name};`);
  expect(size).toBeGreaterThan(1_000);
  expect(size).toBeLessThanOrEqual(limit);
});
