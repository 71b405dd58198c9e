import { ApiError, type ApiErrorKind } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { failureReason } from './failureReason.ts';

it.each([
  ['network', undefined, 'offline'],
  ['timeout', undefined, 'timeout'],
  ['noPermission', 10007, 'noPermission'],
  ['business', 30001, 'regionBlocked'],
  ['business', 10004, 'notFound'],
  ['business', 10001, 'notFound'],
  ['business', 99999, 'unexpected'],
  ['gateway', 503, 'unexpected'],
  ['badResponse', undefined, 'unexpected'],
] as const)('maps %s %s to %s', (kind: ApiErrorKind, code, reason) => {
  expect(failureReason(new ApiError(kind, 'x', { code }))).toBe(reason);
});

it('maps HTTP 503 to maintenance', () => {
  expect(failureReason(new ApiError('http', 'x', { status: 503 }))).toBe('maintenance');
  expect(failureReason(new ApiError('http', 'x', { status: 502 }))).toBe('unexpected');
});

it('returns "unexpected" for errors of other types', () => {
  expect(failureReason(new TypeError('x'))).toBe('unexpected');
});
