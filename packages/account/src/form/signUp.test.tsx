import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactElement } from 'react';
import { expect, it, vi } from 'vitest';
import { heldService, openLogin } from '../../test/openLogin.tsx';
import type { WelcomeProps } from '../LoginWindow.tsx';

type Form = Awaited<ReturnType<typeof openLogin>>['form'];

async function fillIn(user: UserEvent, form: Form, password = 'a-long-password') {
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'new@brand.com');
  await user.type(form.getByLabelText(/^Password/), password);
}

const age = (form: Form) => form.getByRole<HTMLInputElement>('checkbox', { name: /^I am at/ });
const consent = (form: Form) => form.getByRole<HTMLInputElement>('checkbox', { name: /I agree/ });
const signUp = (user: UserEvent, form: Form) =>
  user.click(form.getByRole('button', { name: 'Sign up' }));

it('requires consent, which is not preselected, and links to both documents', async () => {
  const { call } = heldService();
  const { user, form } = await openLogin(call, 'register');
  expect(age(form).checked).toBe(false);
  expect(consent(form).checked).toBe(false);
  for (const [name, path] of [
    ['Terms of use', '/en/legal/terms'],
    ['Privacy policy', '/en/legal/privacy'],
  ] as const) {
    const link = form.getByRole('link', { name });
    expect(new URL(link.getAttribute('href')!, location.href).pathname).toBe(path);
    expect(link.getAttribute('target')).toBe('_blank');
  }
  await fillIn(user, form);
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
  const fold = form.getByText('I was invited').closest('details')!;
  expect(fold.open).toBe(false);
  await user.click(form.getByText('I was invited'));
  const code = form.getByRole('textbox', { name: /Referral code/ });
  await user.type(code, 'a b');
  await fillIn(user, form);
  fold.open = false;
  await signUp(user, form);
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(code);
});

it('marks the rules that a password meets, and after an attempt those that it breaks', async () => {
  const { user, form } = await openLogin(heldService().call, 'register');
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
  // The email address that the password must not contain is not known yet.
  expect(states()).toEqual([met, met, unmarked]);
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'ada.love@brand.com');
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
  const opened = await openLogin(call, 'register', NewUser);
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

it('tells a new user of an app without a welcome that the account is ready', async () => {
  const { form, services } = await signedUp();
  screen.getByRole('dialog', { name: 'Your account is ready' });
  expect(form.queryByRole('button', { name: 'Sign up' })).toBeNull();
  expect(services.account.holdReload).not.toHaveBeenCalled();
});
