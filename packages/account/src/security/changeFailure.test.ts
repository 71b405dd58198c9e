import { ApiError } from '@exchange/api-client/errors';
import { expect, it } from 'vitest';
import { changeFailure, passwordFailure } from './changeFailure.ts';

const refused = (code: number) => new ApiError('business', 'bad', { code });

it.each([
  ['a registered passkey', new DOMException('', 'InvalidStateError'), 'error_passkey_exists'],
  ['a closed prompt', new DOMException('', 'NotAllowedError'), 'error_passkey_add'],
  ['a passkey that the server refuses', refused(20006), 'error_passkey_add'],
  ['an ended session', refused(10007), 'error_logged_out'],
  ['a lost connection', new ApiError('network', 'Network Error', {}), 'error_network'],
])('explains %s', (_, error, text) => {
  expect(changeFailure(error)).toBe(text);
});

it('names the rule that only the server can check when it refuses a new password', () => {
  expect(passwordFailure(refused(10001))).toBe('error_password_own');
  expect(changeFailure(refused(10001))).toBe('error_refused');
  expect(passwordFailure(refused(10007))).toBe('error_logged_out');
});
