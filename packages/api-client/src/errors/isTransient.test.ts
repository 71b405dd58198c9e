import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind } from './apiError.ts';
import { isTransient, retryDelayMs } from './isTransient.ts';

it.each<[kind: ApiErrorKind, details: ApiErrorDetails, transient: boolean]>([
  ['network', {}, true],
  ['timeout', {}, true],
  ['empty', { status: 200 }, true],
  ...[408, 425, 429, 500, 502, 503, 504, 599].flatMap(
    (status): [ApiErrorKind, ApiErrorDetails, boolean][] => [
      ['http', { status }, true],
      ['gateway', { code: status, status: 200 }, true],
      ['gateway', { code: String(status), status: 200 }, true],
    ],
  ),
  ...[0, 301, 400, 401, 403, 404, 407, 409, 424, 428, 430, 499].flatMap(
    (status): [ApiErrorKind, ApiErrorDetails, boolean][] => [
      ['http', { status }, false],
      ['gateway', { code: status, status: 200 }, false],
    ],
  ),
  ['http', {}, false],
  ['gateway', { code: 'unknown' }, false],
  ['noPermission', { code: 10007 }, false],
  ['business', { code: 503 }, false],
  ['canceled', {}, false],
  ['badRequest', {}, false],
  ['badResponse', { status: 503 }, false],
])('%s with %j: %s', (kind, details, transient) => {
  expect(isTransient(new ApiError(kind, 'x', details))).toBe(transient);
});

it.each([undefined, null, new Error('network'), { kind: 'network' }])(
  'returns false for %s, which is not an ApiError',
  (other) => {
    expect(isTransient(other)).toBe(false);
  },
);

it.each<
  [
    details: ApiErrorDetails,
    failures: number,
    maxWaitMs: number | undefined,
    ms: number | undefined,
  ]
>([
  [{ status: 429 }, 0, undefined, 1_000],
  [{ status: 429 }, 2, undefined, 4_000],
  [{ status: 429 }, 20, undefined, 30_000],
  [{ status: 429 }, 2, 500, 500],
  [{ status: 429, retryAfterMs: 5_000 }, 0, undefined, 5_000],
  [{ status: 503, retryAfterMs: 5_000 }, 3, undefined, 8_000],
  [{ status: 503, retryAfterMs: 30_000 }, 0, undefined, 30_000],
  [{ status: 503, retryAfterMs: 30_001 }, 0, undefined, undefined],
  [{ status: 503, retryAfterMs: 30_001 }, 0, 60_000, 30_001],
  [{ status: 503, retryAfterMs: 5_000, isRepeatable: false }, 0, undefined, undefined],
  [{ status: 404, retryAfterMs: 5_000 }, 0, undefined, undefined],
])(
  'a call that failed with %j, after %d failures and with at most %j ms, waits %j ms',
  (details, failures, maxWaitMs, ms) => {
    expect(retryDelayMs(new ApiError('http', 'x', details), failures, maxWaitMs)).toBe(ms);
  },
);

it('an error of the page is not repeated', () => {
  expect(retryDelayMs(new Error('network'))).toBeUndefined();
});
