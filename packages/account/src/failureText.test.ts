import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { failureText } from './failureText.ts';

it.each([
  [new ApiError('business', 'bad', { code: 20001 }), 'email', 'error_credentials'],
  [new ApiError('business', 'bad', { code: 20001 }), 'phone', 'error_credentials_phone'],
  [new ApiError('business', 'bad', { code: 20002 }), 'email', 'error_account_exists'],
  [new ApiError('business', 'bad', { code: 20002 }), 'phone', 'error_account_exists_phone'],
  [new ApiError('business', 'bad', { code: 10001 }), 'phone', 'error_refused'],
  [new ApiError('business', 'bad', { code: 10007 }), 'email', 'error_logged_out'],
  [new ApiError('business', 'bad', { code: 10003 }), 'email', 'error_unexpected'],
  [new ApiError('http', 'http error', { status: 502 }), 'email', 'error_unexpected'],
  [new ApiError('gateway', 'gateway error 500', {}), 'email', 'error_unexpected'],
  [new ApiError('timeout', 'timeout of 30000ms exceeded', {}), 'email', 'error_timeout'],
  [new ApiError('network', 'Network Error', {}), 'phone', 'error_network'],
  [new TypeError('a bug'), 'email', 'error_unexpected'],
  [undefined, 'email', 'error_unexpected'],
] as const)('maps %o to a message for the login method %s: %s', (error, method, text) => {
  expect(failureText(error, method)).toBe(text);
});
