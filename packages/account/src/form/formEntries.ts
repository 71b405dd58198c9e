import type { LoginView } from '@exchange/app-bridge';
import type { Credentials, IdentityBody } from '@exchange/site/services';
import { brokenPasswordRules, passwordLength, type Country } from '@exchange/exchange-api';
import type { CountryCode } from 'libphonenumber-js/min';
import type { FailureText } from '../failureText.ts';
import { readPhoneNumber } from './readPhoneNumber.ts';

/** Identifier used to log in. */
export type Method = 'email' | 'phone';

/** Country of residence, or an empty string until the visitor has chosen one. */
export type Residence = Country | '';

/** A step that asks for entries: the login, or one of the two steps of a registration. */
export type EntryStep = LoginView | 'details';

/** Contents of the form as typed. */
export interface Entries {
  residence: Residence;
  /** Whether the page has suggested `residence`, and the visitor has not chosen one. */
  isResidenceSuggested: boolean;
  method: Method;
  email: string;
  /** Selected country of the phone number, such as `TR`. */
  region: CountryCode;
  /** Whether the visitor or the page's address has chosen `region`. */
  isRegionChosen: boolean;
  mobile: string;
  password: string;
  referralCode: string;
  userCode: string;
  /** Whether the visitor states to have the edition's minimum age. */
  age: boolean;
  /** Whether the visitor agrees to the terms. */
  consent: boolean;
}

export type TextName = Exclude<
  keyof Entries,
  'residence' | 'isResidenceSuggested' | 'method' | 'region' | 'isRegionChosen' | 'age' | 'consent'
>;

/** Invalid fields, each with the translation key of its error message. */
export interface Mistakes extends Partial<
  Record<TextName | 'residence' | 'age' | 'consent', string>
> {
  residence?: 'error_residence_missing' | 'error_residence_refused' | undefined;
  email?: 'error_email' | 'error_account_exists';
  mobile?: 'error_phone' | 'error_account_exists_phone';
  password?: 'error_password_missing' | 'error_password_weak' | 'error_password_long';
  referralCode?: 'error_code';
  userCode?: 'error_code';
  age?: 'error_age';
  consent?: 'error_consent';
}

const code = /^[\w-]{0,32}$/;

/**
 * Returns the invalid fields of a step.
 *
 * @param notServed - countries whose residents cannot sign up
 */
export function findMistakes(
  step: EntryStep,
  entries: Entries,
  notServed: readonly string[] = [],
): Mistakes {
  switch (step) {
    case 'details':
      return findDetailMistakes(entries);
    case 'register':
      return findResidenceMistakes(entries, notServed);
    case 'login':
      return { ...findIdentityMistakes(entries), ...findPasswordMistakes(entries) };
  }
}

function findResidenceMistakes(entries: Entries, notServed: readonly string[]): Mistakes {
  const { residence } = entries;
  // The form then hides its other fields.
  if (notServed.includes(residence)) return { residence: 'error_residence_refused' };
  const mistakes = findIdentityMistakes(entries);
  return residence === '' ? { ...mistakes, residence: 'error_residence_missing' } : mistakes;
}

function findPasswordMistakes({ password }: Entries): Pick<Mistakes, 'password'> {
  if (password === '') return { password: 'error_password_missing' };
  // The rules for new passwords do not apply, because older accounts may have other passwords.
  return password.length > passwordLength.max ? { password: 'error_password_long' } : {};
}

function findDetailMistakes(entries: Entries): Mistakes {
  const { password, referralCode, userCode } = entries;
  const mistakes: Mistakes = {};
  if (password === '') mistakes.password = 'error_password_missing';
  else if (brokenPasswordRules(password, ownerOf(entries)).length > 0) {
    mistakes.password = 'error_password_weak';
  }
  if (!code.test(referralCode.trim())) mistakes.referralCode = 'error_code';
  if (!code.test(userCode.trim())) mistakes.userCode = 'error_code';
  if (!entries.age) mistakes.age = 'error_age';
  if (!entries.consent) mistakes.consent = 'error_consent';
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
  return {
    ...toIdentity(entries),
    password: entries.password,
    ...(view === 'register' ? registrationOf(entries) : {}),
  };
}

function registrationOf(entries: Entries) {
  const referralCode = entries.referralCode.trim();
  const userCode = entries.userCode.trim();
  return {
    residence: entries.residence,
    acceptedTerms: entries.consent,
    confirmedAge: entries.age,
    ...(referralCode === '' ? {} : { referralCode }),
    ...(userCode === '' ? {} : { userCode }),
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

/** Returns the mistake in the first step of a registration that the server refused because of it. */
export function firstStepMistakes(
  failure: FailureText | undefined,
): Pick<Mistakes, 'email' | 'mobile' | 'residence'> {
  if (failure === 'error_account_exists') return { email: failure };
  if (failure === 'error_account_exists_phone') return { mobile: failure };
  return failure === 'error_residence_refused' || failure === 'error_residence_missing'
    ? { residence: failure }
    : {};
}
