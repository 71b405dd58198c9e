import type { LoginView } from '@exchange/app-bridge';
import type { CountryCode } from 'libphonenumber-js/min';
import type login from '../../messages/en/login.json';
import type { Credentials } from '../services/account/credentials.ts';
import { readPhone } from './phoneNumber.ts';

/** Identifier used to log in. */
export type Method = 'email' | 'phone';

/** Contents of the form as typed. */
export interface Entries {
  method: Method;
  email: string;
  /** Selected country, such as `TR`. */
  region: CountryCode;
  mobile: string;
  password: string;
  referralCode: string;
  userCode: string;
}

export type TextName = Exclude<keyof Entries, 'method' | 'region'>;

/** Invalid fields, each with the key of its error text. */
export type Mistakes = { [Name in TextName]?: keyof typeof login };

/** Length limits of the account service. */
const passwordLength = { min: 8, max: 128 };
const code = /^[\w-]{0,32}$/;

/** Returns the invalid fields. */
export function findMistakes(view: LoginView, entries: Entries): Mistakes {
  const { method, email, password, referralCode, userCode } = entries;
  const mistakes: Mistakes = {};
  if (method === 'email' && !isEmail(email.trim())) mistakes.email = 'error_email';
  if (method === 'phone' && !readPhone(entries.region, entries.mobile)) {
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

/** Converts a form without mistakes to a request body. */
export function toCredentials(view: LoginView, entries: Entries): Credentials {
  const referralCode = entries.referralCode.trim();
  const userCode = entries.userCode.trim();
  return {
    ...identity(entries),
    password: entries.password,
    ...(view === 'register' && referralCode !== '' ? { referralCode } : {}),
    ...(view === 'register' && userCode !== '' ? { userCode } : {}),
  };
}

function identity({ method, email, region, mobile }: Entries) {
  if (method === 'email') return { email: email.trim() };
  const phone = readPhone(region, mobile);
  if (!phone) throw new Error('The mobile is not a phone number. Call findMistakes first.');
  return { countryCode: phone.countryCode, mobile: phone.mobile };
}

/** Checks only the basic shape. The server validates the rest. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && at < text.length - 1 && !/\s/.test(text);
}
