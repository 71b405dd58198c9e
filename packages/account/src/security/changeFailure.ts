import { failureText, isRefusal, type FailureText } from '../failureText.ts';

/** Returns the translation key of the message that explains why a change of the security settings failed. */
export function changeFailure(error: unknown): FailureText {
  if (error instanceof DOMException) {
    return error.name === 'InvalidStateError' ? 'error_passkey_exists' : 'error_passkey_add';
  }
  if (isRefusal(error, 'passkeyRefused')) return 'error_passkey_add';
  return failureText(error);
}

/** Returns the same for a change of the password. */
export function passwordFailure(error: unknown): FailureText {
  const text = changeFailure(error);
  // The form has checked all rules except this one, for which it lacks the email address and phone number.
  return text === 'error_refused' ? 'error_password_own' : text;
}
