import type { LoginView } from '@exchange/app-bridge';
import type login from '../../messages/en/login.json';
import type { Credentials } from '../services/account/credentials.ts';
import { splitNumber } from './countries.ts';

/** Identifier used to log in. */
export type Method = 'email' | 'phone';

/** Contents of the form as typed. */
export interface Entries {
  method: Method;
  email: string;
  /** Selected country, such as `TR`. Several countries can share a calling code. */
  region: string;
  /** Calling code with plus sign, such as `+90`. */
  countryCode: string;
  mobile: string;
  password: string;
  referralCode: string;
  userCode: string;
}

export type TextName = Exclude<keyof Entries, 'method' | 'region' | 'countryCode'>;

/** Invalid fields, each with the key of its error text. */
export type Mistakes = { [Name in TextName]?: keyof typeof login };

/** Length limits of the account service. */
const passwordLength = { min: 8, max: 128 };
const mobileDigits = /^\d{5,14}$/;
const code = /^[\w-]{0,32}$/;

/** Returns the invalid fields. */
export function findMistakes(view: LoginView, entries: Entries): Mistakes {
  const { method, email, password, referralCode, userCode } = entries;
  const mistakes: Mistakes = {};
  if (method === 'email' && !isEmail(email.trim())) mistakes.email = 'error_email';
  if (method === 'phone' && !mobileDigits.test(readPhone(entries).mobile)) {
    mistakes.mobile = 'error_phone';
  }
  if (password === '') mistakes.password = 'error_password_missing';
  else if (password.length > passwordLength.max) mistakes.password = 'error_password_long';
  else if (view === 'register' && password.length < passwordLength.min) {
    mistakes.password = 'error_password_short';
  }
  if (view === 'register') {
    if (!code.test(referralCode.trim())) mistakes.referralCode = 'error_code';
    if (!code.test(userCode.trim())) mistakes.userCode = 'error_code';
  }
  return mistakes;
}

/** Converts the form to a request body. */
export function toCredentials(view: LoginView, entries: Entries): Credentials {
  const referralCode = entries.referralCode.trim();
  const userCode = entries.userCode.trim();
  return {
    ...(entries.method === 'email' ? { email: entries.email.trim() } : readPhone(entries)),
    password: entries.password,
    ...(view === 'register' && referralCode !== '' ? { referralCode } : {}),
    ...(view === 'register' && userCode !== '' ? { userCode } : {}),
  };
}

/**
 * Returns a phone number in digits, without the national leading zero. A calling code in the
 * number, such as browsers fill in, replaces the selected one.
 */
export function readPhone({ countryCode, mobile }: Pick<Entries, 'countryCode' | 'mobile'>) {
  const typed = withPlainDigits(mobile);
  const whole = splitNumber(typed);
  return {
    countryCode: whole?.code ?? countryCode,
    mobile: (whole?.rest ?? typed).replace(/[\s().\-/]/g, '').replace(/^0+/, ''),
  };
}

/** Converts Arabic and full-width digits to 0–9. */
function withPlainDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0));
}

/** Checks only the basic shape. The server validates the rest. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && at < text.length - 1 && !/\s/.test(text);
}
