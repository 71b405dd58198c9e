import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as ours from '../src/errors.ts';
import { ApiError } from '../src/errors.ts';

const dist = new URL('../dist/', import.meta.url);
const isBuilt = existsSync(new URL('react.cjs', dist));

it.runIf(isBuilt)('knows the errors of another copy of the package', () => {
  const copy = createRequire(import.meta.url)('../dist/errors.cjs') as typeof ours;
  const error = new ApiError('http', 'http error', { status: 502 });
  expect(error).not.toBeInstanceOf(copy.ApiError);
  expect(copy.isApiError(error, 'http')).toBe(true);
});

it.runIf(isBuilt)('hides what may be personal from loggers that walk an error', () => {
  const built = createRequire(import.meta.url)('../dist/errors.cjs') as typeof ours;
  for (const { ApiError: Class } of [built, { ApiError }]) {
    const error = new Class('http', 'http error', { status: 502, envelope: { a: 1 }, cause: 'b' });
    expect(Object.keys(error)).toEqual(['name', 'kind', 'code', 'status', 'url', 'retryAfter']);
    expect(error).toMatchObject({ envelope: { a: 1 }, cause: 'b' });
  }
});

it.runIf(isBuilt)('keeps axios out of /errors and /envelope', () => {
  for (const name of ['errors', 'envelope']) {
    expect(readFileSync(new URL(`${name}.cjs`, dist), 'utf8')).not.toContain('axios');
  }
});
