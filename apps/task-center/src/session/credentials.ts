import type shell from '../../messages/en/shell.json';

/** What the web's login and registration send. */
export interface Credentials {
  email: string;
  password: string;
  referralCode?: string;
}

export type Mistakes = { [Name in keyof Credentials]?: keyof typeof shell };

/** Which fields cannot be sent as they are, and the text that says why. */
export function findMistakes(
  view: 'login' | 'register',
  { email, password }: Credentials,
): Mistakes {
  return {
    ...(isEmail(email) ? {} : { email: 'error_email' }),
    ...(password === ''
      ? { password: 'error_password_missing' }
      : view === 'register' && password.length < 8
        ? { password: 'error_password_short' }
        : {}),
  };
}

/** Only what every address has: the server knows the rest. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && at < text.length - 1 && !/\s/.test(text);
}
