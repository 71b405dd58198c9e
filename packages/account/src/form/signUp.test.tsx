import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldService, openLogin } from '../../test/openLogin.tsx';
import { pass } from '../../test/openPage.tsx';
import type { SignUpRewardProps, WelcomeProps } from '../LoginWindow.tsx';

type Form = Awaited<ReturnType<typeof openLogin>>['form'];

const goOn = (user: UserEvent, form: Form) =>
  user.click(form.getByRole('button', { name: 'Continue' }));

/** Fills in the first step, and continues with the second one. */
async function enterEmail(user: UserEvent, form: Form, email = 'new@brand.com') {
  await user.type(form.getByRole('textbox', { name: /Email/ }), email);
  await goOn(user, form);
}

async function fillIn(user: UserEvent, form: Form, password = 'a-long-password') {
  await enterEmail(user, form);
  await user.type(form.getByLabelText(/^Password/), password);
}

const age = (form: Form) => form.getByRole<HTMLInputElement>('checkbox', { name: /^I am at/ });
const consent = (form: Form) => form.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
const signUp = (user: UserEvent, form: Form) =>
  user.click(form.getByRole('button', { name: 'Sign up' }));

it('numbers the two steps of a registration, and no other form', async () => {
  const { call } = heldService();
  const { user, form } = await openLogin(call, 'register');
  const step = () => form.queryByText(/^Step /)?.textContent;
  expect(step()).toBe('Step 1 of 2');
  await enterEmail(user, form);
  expect(step()).toBe('Step 2 of 2\u00a0· new@brand.com');
  await user.click(form.getByRole('button', { name: 'Back' }));
  expect(step()).toBe('Step 1 of 2');
  await user.click(form.getByRole('button', { name: 'Log in' }));
  expect(step()).toBeUndefined();
});

it('names the age and both documents before the first step is sent', async () => {
  const { call } = heldService();
  const { form } = await openLogin(call, 'register');
  form.getByText('18+');
  form.getByText(/^Prices of crypto-assets can fall to zero\./);
  const submit = form.getByRole('button', { name: 'Continue' });
  for (const name of ['Terms of use', 'Privacy policy']) {
    const link = form.getByRole('link', { name });
    expect(link.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('requires consent, which is not preselected, and links to both documents', async () => {
  const { call } = heldService();
  const { user, form } = await openLogin(call, 'register');
  await fillIn(user, form);
  expect(age(form).checked).toBe(false);
  expect(consent(form).checked).toBe(false);
  // Nothing is a mistake before the first attempt.
  expect(form.queryByText(/^You must be at least|^Agree to/)).toBeNull();
  for (const [name, path] of [
    ['terms of use', '/en/legal/terms'],
    ['privacy policy', '/en/legal/privacy'],
  ] as const) {
    const link = form.getByRole('link', { name });
    expect(new URL(link.getAttribute('href')!, location.href).pathname).toBe(path);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  await signUp(user, form);
  expect(call).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(age(form));
  form.getByText('You must be at least 18 years old to create an account.');
  form.getByText('Agree to the terms of use and privacy policy to create your account.');

  await user.click(age(form));
  await signUp(user, form);
  expect(document.activeElement).toBe(consent(form));

  await user.click(consent(form));
  expect(
    form.queryByText('Agree to the terms of use and privacy policy to create your account.'),
  ).toBeNull();
  await signUp(user, form);
  expect(call.mock.calls).toEqual([
    [
      'register',
      {
        email: 'new@brand.com',
        password: 'a-long-password',
        residence: 'BR',
        acceptedTerms: true,
        confirmedAge: true,
      },
    ],
  ]);
});

it('shows at the email field that its account exists', async () => {
  const { call, refuse } = heldService();
  const { user, form } = await openLogin(call, 'register');
  await fillIn(user, form);
  await user.click(age(form));
  await user.click(consent(form));
  await signUp(user, form);
  await refuse(20002);
  const email = form.getByRole('textbox', { name: /Email/ });
  expect(document.activeElement).toBe(email);
  expect(email.getAttribute('aria-invalid')).toBe('true');
  form.getByText('This email is already registered. Log in instead.');
  expect(form.queryByRole('alert')).toBeNull();
});

it('folds the codes of an inviter, and unfolds them for a mistake', async () => {
  const { user, form } = await openLogin(heldService().call, 'register');
  await fillIn(user, form);
  const fold = form.getByText('I was invited').closest('details')!;
  expect(fold.open).toBe(false);
  expect(fold.contains(form.getByText(/^The person who invited you sees/))).toBe(true);
  await user.click(form.getByText('I was invited'));
  const code = form.getByRole('textbox', { name: /Referral code/ });
  await user.type(code, 'a b');
  fold.open = false;
  await signUp(user, form);
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(code);
});

it('shows the first reward above both steps of a registration, in one line above the second', async () => {
  history.replaceState(null, '', '?ref=FRIEND-7');
  onTestFinished(() => history.replaceState(null, '', '?'));
  const SignUpReward = ({ code, isShort }: SignUpRewardProps) => (
    <p>{`Gift for ${code ?? ''}${isShort ? ' in short' : ''}`}</p>
  );
  const { user, form } = await openLogin(heldService().call, 'register', { SignUpReward });
  const gift = () => form.queryByText(/^Gift/)?.textContent;
  expect(gift()).toBe('Gift for FRIEND-7');
  await user.click(form.getByRole('button', { name: 'Log in' }));
  expect(gift()).toBeUndefined();
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  expect(gift()).toBe('Gift for FRIEND-7');
  await enterEmail(user, form);
  expect(gift()).toBe('Gift for FRIEND-7 in short');
  // Also visible while the code is folded.
  expect(form.getByText(/^The person who invited you sees/).closest('details')).toBeNull();
});

it('names whom it is for, the check of the identity and the risk at the button that signs up', async () => {
  const { user, form } = await openLogin(heldService().call, 'register');
  await enterEmail(user, form);
  const outlook = form.getByText(/^An ID check follows .* Not available in all countries\./);
  const link = within(outlook).getByRole('link', { name: 'Who can take part' });
  expect(link.getAttribute('href')).toBe('/en/legal/terms#account');
  const risk = form.getByText(
    'Prices of crypto-assets can fall to zero. You can lose everything that you put in.',
  );
  expect(risk.querySelector('svg')).not.toBeNull();
  const submit = form.getByRole('button', { name: 'Sign up' });
  expect(outlook.compareDocumentPosition(risk)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(risk.compareDocumentPosition(submit)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('marks the rules that a password meets, and after an attempt those that it breaks', async () => {
  const { user, form } = await openLogin(heldService().call, 'register');
  await enterEmail(user, form, 'ada.love@brand.com');
  const password = form.getByLabelText(/^Password/);
  const list = document.getElementById(password.getAttribute('aria-describedby')!)!;
  const states = () =>
    within(list)
      .getAllByRole('listitem')
      .map((rule) => rule.dataset['state']);
  const marks = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => /\(.*\)$/.exec(textContent)?.[0]);
  const [met, broken, unmarked] = ['met', 'broken', 'unmarked'];
  expect(states()).toEqual([unmarked, unmarked, unmarked]);
  await user.type(password, 'ada.love');
  expect(states()).toEqual([met, met, unmarked]);
  await user.click(age(form));
  await user.click(consent(form));
  await signUp(user, form);
  form.getByText('Choose a password that meets every rule.');
  expect(document.activeElement).toBe(password);
  expect(states()).toEqual([met, met, broken]);
  // Colour alone would not distinguish the rule from one that is not marked.
  expect(marks()).toEqual(['(met)', '(met)', '(not met)']);
  await user.clear(password);
  expect(states()).toEqual([broken, broken, unmarked]);
  const [shape, , unmarkedShape] = [...list.querySelectorAll('svg')].map((icon) => icon.innerHTML);
  expect(shape).not.toBe(unmarkedShape);
  await user.type(password, 'long-1');
  expect(states()).toEqual([broken, met, met]);
  await user.type(password, '-more');
  expect(states()).toEqual([met, met, met]);
  expect(form.queryByText('Choose a password that meets every rule.')).toBeNull();
  await user.clear(password);
  await user.type(password, 'Password1');
  expect(states()).toEqual([met, met, broken, met]);
  form.getByText('Not a common password');
});

function Welcome({ userId, onContinue }: WelcomeProps): ReactElement {
  return <button onClick={onContinue}>Welcome, user {userId}</button>;
}

/** Signs up and is accepted by the server. */
async function signedUp(NewUser?: ComponentType<WelcomeProps>) {
  const { call, answer } = heldService();
  const opened = await openLogin(call, 'register', NewUser && { Welcome: NewUser });
  const leave = vi.fn();
  vi.spyOn(opened.services.account, 'holdReload').mockReturnValue(leave);
  await fillIn(opened.user, opened.form);
  await opened.user.click(age(opened.form));
  await opened.user.click(consent(opened.form));
  await signUp(opened.user, opened.form);
  await answer({ token: 'a', user_id: 7 });
  return { ...opened, leave };
}

it('welcomes a new user, and reloads the page when the user continues', async () => {
  const { user, form, leave } = await signedUp(Welcome);
  screen.getByRole('dialog', { name: 'Your account is ready' });
  const welcome = form.getByRole('button', { name: 'Welcome, user 7' });
  expect(form.queryByText(/Reloading the page/)).toBeNull();
  expect(leave).not.toHaveBeenCalled();
  await user.click(welcome);
  expect(leave).toHaveBeenCalledOnce();
});

it('reloads the page when a new user closes the welcome', async () => {
  const { user, form, leave } = await signedUp(Welcome);
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(leave).toHaveBeenCalledOnce();
});

it('shows that the account is ready in an app without a welcome', async () => {
  const { form, services } = await signedUp();
  screen.getByRole('dialog', { name: 'Your account is ready' });
  expect(form.queryByRole('button', { name: 'Sign up' })).toBeNull();
  expect(services.account.holdReload).not.toHaveBeenCalled();
});

describe('the country of residence', () => {
  const country = (form: Form) =>
    form.getByRole<HTMLInputElement>('combobox', { name: 'Country of residence' });

  it('is suggested if the edition serves one only, and sent', async () => {
    const { call } = heldService();
    const { user, form } = await openLogin(call, 'register');
    expect(country(form).value).toBe('Brazil');
    form.getByText('Suggested. Change it if you live elsewhere.');
    await user.click(country(form));
    await user.keyboard('germ{Enter}');
    expect(country(form).value).toBe('Germany');
    form.getByText('It decides which offers you can get.');
    await fillIn(user, form);
    await user.click(age(form));
    await user.click(consent(form));
    await signUp(user, form);
    expect(call.mock.calls[0]).toMatchObject(['register', { residence: 'DE' }]);
  });

  it('must be chosen if the edition serves several', async () => {
    const several = { edition_countries: ['BR', 'MX'], not_served: [] };
    const { user, form } = await openLogin(heldService().call, 'register', undefined, several);
    expect(country(form).value).toBe('');
    await enterEmail(user, form);
    form.getByText('Choose the country where you live.');
    expect(document.activeElement).toBe(country(form));
    await user.keyboard('brazil{Enter}');
    expect(form.queryByText('Choose the country where you live.')).toBeNull();
    await goOn(user, form);
    form.getByRole('button', { name: 'Sign up' });
  });

  it('is refused before the visitor enters anything else if it is not served', async () => {
    const { user, form } = await openLogin(heldService().call, 'register');
    await user.click(country(form));
    await user.keyboard('united states{Enter}');
    const refusal = /we don't offer our services to people who live in this country/;
    const link = within(form.getByText(refusal)).getByRole('link', { name: 'Who can take part' });
    expect(link.getAttribute('href')).toBe('/en/legal/terms#account');
    expect(form.queryByRole('textbox', { name: /Email/ })).toBeNull();
    await goOn(user, form);
    expect(document.activeElement).toBe(country(form));
    await user.keyboard('brazil{Enter}');
    expect(form.queryByText(refusal)).toBeNull();
    await enterEmail(user, form);
    form.getByRole('button', { name: 'Sign up' });
  });

  it('is also the country of the phone number, unless the visitor has typed one', async () => {
    const { user, form } = await openLogin(heldService().call, 'register');
    await user.click(form.getByRole('tab', { name: 'Phone' }));
    const code = form.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
    expect(code.value).toBe('Brazil \u2066+55\u2069');
    await user.type(form.getByRole('textbox', { name: /Phone number/ }), '11');
    await user.click(country(form));
    await user.keyboard('germ{Enter}');
    expect(code.value).toBe('Brazil \u2066+55\u2069');
  });

  it('sets no country of the phone number that the visitor chose before a late answer', async () => {
    let answer: (known: object) => void = () => undefined;
    const late = new Promise<object>((resolve) => (answer = resolve));
    const { user, form } = await openLogin(heldService().call, 'register', undefined, late);
    await user.click(form.getByRole('tab', { name: 'Phone' }));
    const code = form.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
    await user.click(code);
    await user.keyboard('germ{Enter}');
    answer({ edition_countries: ['BR'], not_served: [] });
    await pass(1);
    expect(country(form).value).toBe('Brazil');
    expect(code.value).toBe('Germany \u2066+49\u2069');
  });

  it('sets no country of the phone number if the link has one', async () => {
    history.replaceState(null, '', '?country_code=49');
    onTestFinished(() => history.replaceState(null, '', '?'));
    const { user, form } = await openLogin(heldService().call, 'register');
    expect(country(form).value).toBe('Brazil');
    await user.click(form.getByRole('tab', { name: 'Phone' }));
    const code = form.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
    expect(code.value).toBe('Germany \u2066+49\u2069');
  });

  it.each([
    [20008, /we don't offer our services to people who live in this country/],
    [20009, 'Choose the country where you live.'],
  ])('returns to its field if the server refuses it with the code %i', async (code, message) => {
    const { call, refuse } = heldService();
    const { user, form } = await openLogin(call, 'register');
    await fillIn(user, form);
    await user.click(age(form));
    await user.click(consent(form));
    await signUp(user, form);
    await refuse(code);
    form.getByText(message);
    expect(document.activeElement).toBe(country(form));
  });
});

it('keeps the entries of both steps on the way back', async () => {
  const { user, form } = await openLogin(heldService().call, 'register');
  await fillIn(user, form);
  form.getByText('new@brand.com');
  await user.click(form.getByRole('button', { name: 'Back' }));
  const email = form.getByRole<HTMLInputElement>('textbox', { name: /Email/ });
  expect(email.value).toBe('new@brand.com');
  await goOn(user, form);
  expect(form.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('a-long-password');
});
