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

interface Retry {
  details: ApiErrorDetails;
  failures: number;
  maxWaitMs?: number;
  delayMs: number | undefined;
}

it.each<Retry>([
  { details: { status: 429 }, failures: 0, delayMs: 1_000 },
  { details: { status: 429 }, failures: 2, delayMs: 4_000 },
  { details: { status: 429 }, failures: 20, delayMs: 30_000 },
  { details: { status: 429 }, failures: 2, maxWaitMs: 500, delayMs: 500 },
  { details: { status: 429, retryAfterMs: 5_000 }, failures: 0, delayMs: 5_000 },
  { details: { status: 503, retryAfterMs: 5_000 }, failures: 3, delayMs: 8_000 },
  { details: { status: 503, retryAfterMs: 30_000 }, failures: 0, delayMs: 30_000 },
  { details: { status: 503, retryAfterMs: 30_001 }, failures: 0, delayMs: undefined },
  {
    details: { status: 503, retryAfterMs: 30_001 },
    failures: 0,
    maxWaitMs: 60_000,
    delayMs: 30_001,
  },
  {
    details: { status: 503, retryAfterMs: 5_000, isRepeatable: false },
    failures: 0,
    delayMs: undefined,
  },
  { details: { status: 404, retryAfterMs: 5_000 }, failures: 0, delayMs: undefined },
])('returns the delay of a retry: %j', ({ details, failures, maxWaitMs, delayMs }) => {
  expect(retryDelayMs(new ApiError('http', 'x', details), failures, maxWaitMs)).toBe(delayMs);
});

it('returns no delay for an error of the page', () => {
  expect(retryDelayMs(new Error('network'))).toBeUndefined();
});
