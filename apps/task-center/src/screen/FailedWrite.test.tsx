import { ApiError, type ApiErrorKind } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { writeFailure } from './FailedWrite.tsx';

it.each([
  ['network', undefined, 'offline'],
  ['timeout', undefined, 'timeout'],
  ['noPermission', 10007, 'noPermission'],
  ['business', 30001, 'regionBlocked'],
  ['business', 30002, 'gateClosed'],
  ['business', 30003, 'notFinished'],
  ['business', 30004, 'alreadyClaimed'],
  ['business', 30005, 'over'],
  ['business', 30006, 'unexpected'],
  ['business', 30007, 'alreadyActive'],
  ['http', undefined, 'unexpected'],
] as const)('maps %s %s to %s', (kind: ApiErrorKind, code, reason) => {
  expect(writeFailure(new ApiError(kind, 'x', { code }))).toBe(reason);
});

it('returns "unexpected" for errors of other types', () => {
  expect(writeFailure(new TypeError('x'))).toBe('unexpected');
});
