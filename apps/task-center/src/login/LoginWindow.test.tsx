import { ApiError } from '@exchange/api-client';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPage, pass, windowsLoad } from '../../test/openPage.tsx';
import type { Account } from '../services/account/createAccount.ts';

/** Opens the login window. `signIn` replaces the request. */
async function openWindow(signIn: Account['signIn']) {
  const { user, services } = await openPage(() => null, { isGuest: true });
  services.account.signIn = signIn;
  void services.account.login?.login();
  await pass(1);
  await windowsLoad();
  return { user, form: within(await screen.findByRole('dialog', { name: 'Log in' })) };
}

it('moves a calling code in the number to the country, and sends digits', async () => {
  const signIn = vi.fn<Account['signIn']>().mockResolvedValue();
  const { user, form } = await openWindow(signIn);
  await user.click(form.getByRole('tab', { name: 'Phone' }));
  expect(form.getByRole('button', { name: /^Country code/ }).textContent).toBe('+1');
  const phone = form.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ });
  await user.type(phone, '+90 532 123 45 67');
  await user.tab();
  expect(form.getByRole('button', { name: /^Country code/ }).textContent).toBe('+90');
  expect(phone.value).toBe('5321234567');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
  expect(signIn.mock.calls).toEqual([
    ['login', { countryCode: '+90', mobile: '5321234567', password: 'a-password' }],
  ]);
});

it('stays open, with its view and method, until the form is sent', async () => {
  let refuse: (reason: ApiError) => void = () => undefined;
  const signIn = vi.fn<Account['signIn']>(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  const { user, form } = await openWindow(signIn);
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'demo@brand.com');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}{Enter}');
  const close = form.getByRole('button', { name: 'Close' });
  await user.click(close);
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  await user.click(form.getByRole('tab', { name: 'Phone' }));
  expect(signIn).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(form.getByRole('tab', { name: 'Email' }).getAttribute('aria-selected')).toBe('true');

  refuse(new ApiError('business', 'no', { code: 20001 }));
  await pass(1);
  expect(form.getByRole('alert').textContent).toBe('Incorrect email or password.');
  await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});
