import type { LoginView } from '@exchange/app-bridge';
import type { Credentials, IdentityBody } from '@exchange/site/services';
import { brokenPasswordRules, passwordLength } from '@exchange/exchange-api';
import type { CountryCode } from 'libphonenumber-js/min';
import type { FailureText } from '../failureText.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

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
  /** Whether the visitor states to have the edition's minimum age. */
  age: boolean;
  /** Whether the visitor agrees to the terms. */
  consent: boolean;
}

export type TextName = Exclude<keyof Entries, 'method' | 'region' | 'age' | 'consent'>;

/** Invalid fields, each with the translation key of its error message. */
export interface Mistakes extends Partial<Record<TextName | 'age' | 'consent', string>> {
  email?: 'error_email' | 'error_account_exists';
  mobile?: 'error_phone' | 'error_account_exists_phone';
  password?: 'error_password_missing' | 'error_password_weak' | 'error_password_long';
  referralCode?: 'error_code';
  userCode?: 'error_code';
  age?: 'error_age';
  consent?: 'error_consent';
}

const code = /^[\w-]{0,32}$/;

/** Returns the invalid fields. */
export function findMistakes(view: LoginView, entries: Entries): Mistakes {
  const { password, referralCode, userCode } = entries;
  const mistakes: Mistakes = findIdentityMistakes(entries);
  if (password === '') mistakes.password = 'error_password_missing';
  else if (view === 'register' && brokenPasswordRules(password, ownerOf(entries)).length > 0) {
    mistakes.password = 'error_password_weak';
  } else if (password.length > passwordLength.max) mistakes.password = 'error_password_long';
  if (view === 'register') {
    if (!code.test(referralCode.trim())) mistakes.referralCode = 'error_code';
    if (!code.test(userCode.trim())) mistakes.userCode = 'error_code';
    if (!entries.age) mistakes.age = 'error_age';
    if (!entries.consent) mistakes.consent = 'error_consent';
  }
  return mistakes;
}

/** Returns the mistakes in the email address or phone number. */
export function findIdentityMistakes(entries: Entries): Pick<Mistakes, 'email' | 'mobile'> {
  if (entries.method === 'email') {
    return isEmail(entries.email.trim()) ? {} : { email: 'error_email' };
  }
  return readPhoneNumber(entries.region, entries.mobile) ? {} : { mobile: 'error_phone' };
}

/** Email address or phone number as typed, which the password must not contain. */
export function ownerOf({ method, email, region, mobile }: Entries): string {
  return method === 'email' ? email.trim() : (readPhoneNumber(region, mobile)?.mobile ?? '');
}

/** Returns the recipient of a code: the email address, or the phone number with its country code. */
export function addressOf(entries: Entries): string {
  const identity = toIdentity(entries);
  return 'email' in identity ? identity.email : `${identity.countryCode} ${identity.mobile}`;
}

/** Converts a form without mistakes to a request body. */
export function toCredentials(view: LoginView, entries: Entries): Credentials {
  const referralCode = entries.referralCode.trim();
  const userCode = entries.userCode.trim();
  return {
    ...toIdentity(entries),
    password: entries.password,
    ...(view === 'register' ? { acceptedTerms: entries.consent, confirmedAge: entries.age } : {}),
    ...(view === 'register' && referralCode !== '' ? { referralCode } : {}),
    ...(view === 'register' && userCode !== '' ? { userCode } : {}),
  };
}

/** Converts the identity of a form without mistakes to a request body. */
export function toIdentity({ method, email, region, mobile }: Entries): IdentityBody {
  if (method === 'email') return { email: email.trim() };
  const phone = readPhoneNumber(region, mobile);
  if (!phone) throw new Error('The entry "mobile" is not a phone number: call findMistakes first.');
  return { countryCode: phone.countryCode, mobile: phone.mobile };
}

/** Checks only the basic format. The server validates the rest. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  return at > 0 && at === text.lastIndexOf('@') && at < text.length - 1 && !/\s/.test(text);
}

/** Returns the mistake in the identity of a registration that the server refused because the account exists. */
export function takenIdentity(failure: FailureText): Pick<Mistakes, 'email' | 'mobile'> {
  if (failure === 'error_account_exists') return { email: failure };
  return failure === 'error_account_exists_phone' ? { mobile: failure } : {};
}
