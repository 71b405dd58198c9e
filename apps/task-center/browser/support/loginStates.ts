import type { Locator, Page } from 'playwright-core';

/** The elements of the login dialog, and the page that shows it. */
type LoginDialog = ReturnType<typeof loginDialog>;

/** A state of the login dialog. */
interface LoginState {
  name: string;
  /** Shows this state from the one before it in the table. `newEmail` has no account yet. */
  show: (dialog: LoginDialog, newEmail: string) => Promise<void>;
}

const login: LoginState[] = [
  {
    name: 'login',
    async show({ openButton, email }) {
      await openButton.press('Enter');
      await email.waitFor();
    },
  },
  { name: 'login-mistakes', show: sendWithMistakes },
  {
    name: 'login-refused',
    async show({ email, password, failure }) {
      await email.fill('demo@brand.com');
      await password.fill('a-wrong-password');
      await password.press('Enter');
      await failure.waitFor();
    },
  },
  {
    name: 'code',
    async show({ password, code }) {
      await password.fill('demo-pass-1');
      await password.press('Enter');
      await code.waitFor();
    },
  },
];

const phone: LoginState[] = [
  {
    name: 'countries',
    async show({ back, email, phoneTab, country, countries }) {
      await back.press('Enter');
      await email.waitFor();
      await phoneTab.click();
      await country.click();
      await countries.waitFor();
    },
  },
  { name: 'countries-none', show: ({ country }) => country.fill('zzz') },
  {
    name: 'phone-mistake',
    async show({ country, phoneNumber, mistake }) {
      await country.fill('+90');
      await country.press('Enter');
      await phoneNumber.fill('12');
      await phoneNumber.press('Enter');
      await mistake.waitFor();
    },
  },
];

const recovery: LoginState[] = [
  {
    name: 'recover',
    async show({ forgotPassword, instructions }) {
      await forgotPassword.press('Enter');
      await instructions.waitFor();
    },
  },
  {
    name: 'reset',
    async show({ emailTab, email, code }) {
      await emailTab.click();
      await email.fill('demo@brand.com');
      await email.press('Enter');
      await code.waitFor();
    },
  },
  {
    name: 'reset-mistakes',
    async show({ code, password, mistake }) {
      await code.fill('000000');
      await password.fill('abc');
      await password.press('Enter');
      await mistake.waitFor();
    },
  },
];

const registration: LoginState[] = [
  {
    name: 'register',
    async show({ back, register, residence }) {
      await back.press('Enter');
      await register.press('Enter');
      await residence.waitFor();
    },
  },
  { name: 'register-mistakes', show: sendWithMistakes },
  {
    name: 'register-country',
    async show({ dialog, email }, newEmail) {
      await chooseResidence(dialog);
      await email.fill(newEmail);
    },
  },
  {
    name: 'register-details',
    async show({ email, consent }) {
      await email.press('Enter');
      await consent.waitFor();
    },
  },
  { name: 'register-details-mistakes', show: sendWithMistakes },
  {
    name: 'register-filled',
    async show({ password, age, consent }) {
      await password.fill('a-long-password');
      await age.check();
      await consent.check();
    },
  },
  {
    name: 'welcome',
    async show({ password, welcome }) {
      await password.press('Enter');
      await welcome.waitFor();
    },
  },
];

/** The security window of the new user, which asks for the password before a change. */
const security: LoginState[] = [
  {
    name: 'security',
    async show({ page, accountMenu, securityItem, passkeys }) {
      // The key closes the welcome, and the page reloads for the user.
      await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
      await accountMenu.click();
      await securityItem.click();
      await passkeys.waitFor();
    },
  },
  {
    name: 'security-password',
    async show({ loginCodeSwitch, password }) {
      await loginCodeSwitch.press('Space');
      await password.waitFor();
    },
  },
  {
    name: 'security-new-password',
    async show({ back, passkeys, changePassword, password }) {
      await back.press('Enter');
      await passkeys.waitFor();
      await changePassword.press('Enter');
      await password.waitFor();
    },
  },
];

/** The states of the dialog in an order that a visitor can follow. */
export const loginStates: readonly LoginState[] = [
  ...login,
  ...phone,
  ...recovery,
  ...registration,
  ...security,
];

/** Returns the elements of the login dialog, by their meaning in its states. */
export function loginDialog(page: Page) {
  const dialog = page.locator('dialog');
  const field = (name: string) => dialog.locator(`input[name=${name}]`);
  return {
    page,
    openButton: page.locator('header .x-button').first(),
    accountMenu: page.locator('header .account button').last(),
    securityItem: page.getByRole('menuitem').nth(1),
    email: field('email'),
    password: field('password'),
    code: field('code'),
    phoneNumber: dialog.locator('input[type=tel]'),
    age: field('age'),
    consent: field('consent'),
    mistake: page.locator('[aria-invalid]').first(),
    failure: page.locator('.login-form__failure'),
    submit: dialog.locator('button[type=submit]'),
    back: page.locator('.login-form__more button').last(),
    emailTab: page.getByRole('tab').first(),
    phoneTab: page.getByRole('tab').last(),
    dialog,
    residence: dialog.locator('input[data-field=residence]'),
    country: dialog.getByRole('combobox'),
    countries: page.getByRole('listbox'),
    forgotPassword: page.locator('.login-form__link'),
    instructions: page.locator('.login-form__lead'),
    register: page.locator('.login-form__switch button'),
    welcome: page.locator('.login-welcome strong'),
    passkeys: dialog.locator('.passkeys'),
    loginCodeSwitch: dialog.getByRole('switch'),
    changePassword: dialog.locator('.login-form > .x-button'),
  };
}

/** Chooses a country of residence by its ISO 3166-1 alpha-2 code. */
export async function chooseResidence(dialog: Locator, country = 'BR'): Promise<void> {
  const field = dialog.locator('input[data-field=residence]');
  await field.fill(country);
  await field.press('Enter');
}

/** Sends an empty form. */
async function sendWithMistakes({ submit, mistake }: LoginDialog): Promise<void> {
  await submit.press('Enter');
  await mistake.waitFor();
}
