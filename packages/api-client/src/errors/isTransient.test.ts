import { expect, it } from 'vitest';
import { ApiError, type ApiErrorDetails, type ApiErrorKind, isTransient } from './apiError.ts';

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
