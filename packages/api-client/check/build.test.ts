import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, it } from 'vitest';
import type * as ours from '../src/errors/apiError.ts';
import { ApiError } from '../src/errors/apiError.ts';

const dist = join(import.meta.dirname, '../dist');
const built = createRequire(import.meta.url)(`${dist}/errors.cjs`) as typeof ours;

it('recognizes errors from another copy of the package', () => {
  const error = new ApiError('http', 'http error', { status: 502 });
  expect(error).not.toBeInstanceOf(built.ApiError);
  expect(built.isApiError(error, 'http')).toBe(true);
});

it('hides personal data from loggers that enumerate an error', () => {
  for (const { ApiError: Class } of [built, { ApiError }]) {
    const error = new Class('http', 'http error', { status: 502, envelope: { a: 1 }, cause: 'b' });
    expect(Object.keys(error)).toEqual([
      'name',
      'kind',
      'code',
      'status',
      'url',
      'serverMessage',
      'retryAfter',
      'retryAfterMs',
      'idempotencyKey',
    ]);
    expect(error).toMatchObject({ envelope: { a: 1 }, cause: 'b' });
  }
});

/** Returns whether an entry's tree-shaken bundle contains files from axios. */
async function bundlesAxios(entry: string): Promise<boolean> {
  const { metafile } = await build({
    entryPoints: [join(dist, entry)],
    bundle: true,
    format: 'esm',
    platform: 'browser',
    metafile: true,
    outdir: 'out',
    write: false,
  });
  const [output] = Object.values(metafile.outputs);
  return Object.keys(output?.inputs ?? {}).some((file) => file.includes('/node_modules/axios/'));
}

it.each(['errors', 'envelope', 'fetch'].flatMap((name) => [`${name}.js`, `${name}.cjs`]))(
  'keeps axios out of a bundle of %s',
  async (entry) => {
    expect(await bundlesAxios(entry)).toBe(false);
  },
);

it('finds axios in a bundle of the client', async () => {
  expect(await bundlesAxios('index.js')).toBe(true);
});
