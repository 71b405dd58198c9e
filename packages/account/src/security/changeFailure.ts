import { failureText, isRefusal, type FailureText } from '../failureText.ts';

/**
 * Returns the translation key of the message that explains why a change of the security settings failed.
 *
 * @param isNewPassword - whether the change was a new password
 */
export function changeFailure(error: unknown, isNewPassword: boolean): FailureText {
  if (error instanceof DOMException) {
    return error.name === 'InvalidStateError' ? 'error_passkey_exists' : 'error_passkey_add';
  }
  if (isRefusal(error, 'passkeyRefused')) return 'error_passkey_add';
  const text = failureText(error);
  // The form has checked all rules except this one, for which it lacks the email address and phone number.
  return isNewPassword && text === 'error_refused' ? 'error_password_own' : text;
}
