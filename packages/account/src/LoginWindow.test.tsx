import type { ApiError } from '@exchange/api-client/errors';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { openLogin, refuse as refusal, type Call } from '../test/openLogin.tsx';
import { openPage, pass, windowsLoad } from '../test/openPage.tsx';

type Form = Awaited<ReturnType<typeof openLogin>>['form'];

const session = { token: 'a', user_id: 1 };

it('moves a calling code in the number to the country field, and sends only digits', async () => {
  const call = vi.fn<Call>().mockResolvedValue(session);
  const { user, form } = await openLogin(call);
  await user.click(form.getByRole('tab', { name: 'Phone' }));
  const country = () => form.getByRole<HTMLInputElement>('combobox').value;
  expect(country()).toBe('United States \u2066+1\u2069');
  const phone = form.getByRole<HTMLInputElement>('textbox', { name: /Phone number/ });
  await user.type(phone, '+90 532 123 45 67');
  await user.tab();
  expect(country()).toBe('Türkiye \u2066+90\u2069');
  expect(phone.value).toBe('5321234567');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
  expect(call.mock.calls).toEqual([
    ['login', { countryCode: '+90', mobile: '5321234567', password: 'a-password' }],
  ]);
});

it('selects the best match for a country with Enter, and restores the country if its field is cleared', async () => {
  const call = vi.fn<Call>().mockResolvedValue(session);
  const { user, form } = await openLogin(call);
  await user.click(form.getByRole('tab', { name: 'Phone' }));
  const country = form.getByRole<HTMLInputElement>('combobox', { name: 'Country code' });
  await user.click(country);
  await user.keyboard('guinea');
  const options = screen.getAllByRole('option', { hidden: true });
  expect(options.map(({ textContent }) => textContent?.replace(/\s*\u2066.*/, ''))).toEqual([
    'Guinea',
    'Guinea-Bissau',
    'Equatorial Guinea',
    'Papua New Guinea',
  ]);
  await user.keyboard('{Enter}');
  expect(country.value).toBe('Guinea \u2066+224\u2069');
  await user.clear(country);
  await user.tab();
  expect(country.value).toBe('Guinea \u2066+224\u2069');
  expect(call).not.toHaveBeenCalled();
});

it('does not close or change its view and method while the form is being sent', async () => {
  let refuse: (reason: ApiError) => void = () => undefined;
  const call = vi.fn<Call>(
    () =>
      new Promise((_, reject) => {
        refuse = reject;
      }),
  );
  const { user, form } = await openLogin(call);
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'demo@brand.com');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}{Enter}');
  const close = form.getByRole('button', { name: 'Close' });
  // A button with the attribute `disabled` would lose the focus.
  expect(document.querySelectorAll('dialog :disabled')).toHaveLength(0);
  await user.click(close);
  await user.click(form.getByRole('button', { name: 'Sign up' }));
  await user.click(form.getByRole('tab', { name: 'Phone' }));
  expect(call).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toBeTruthy();
  expect(form.getByRole('tab', { name: 'Email' }).getAttribute('aria-selected')).toBe('true');

  refuse(refusal(20001));
  await pass(1);
  expect(form.getByRole('alert').textContent).toBe('Incorrect email or password.');
  await user.click(close);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('announces the success only after the login', async () => {
  const { user, form } = await openLogin(vi.fn<Call>().mockResolvedValue(session));
  const announced = () => form.getAllByRole('status')[0]!.textContent;
  expect(announced()).toBe('');
  // Only the app can take time to open a login.
  expect(screen.queryByText('Just a moment…')).toBeNull();
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'demo@brand.com');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
  await pass(1);
  screen.getByRole('dialog', { name: "You're logged in" });
  expect(announced()).toMatch(/Reloading the page/);
});

it('shows why the login is needed after the end of a session, and not during a registration', async () => {
  const { services, user } = await openPage(() => null);
  vi.spyOn(services.account.session, 'getState').mockReturnValue({
    status: 'guest',
    wasLoggedOut: true,
  });
  services.account.service = { call: () => new Promise(() => {}) };
  void services.account.login?.login();
  await pass(1);
  await windowsLoad();
  screen.getByText("You've been logged out. Log in again.");
  await user.click(screen.getByRole('button', { name: 'Sign up' }));
  expect(screen.queryByText("You've been logged out. Log in again.")).toBeNull();
});

it('hides the password until the visitor reveals it', async () => {
  const { user, form } = await openLogin(vi.fn<Call>());
  const type = () => form.getByLabelText(/^Password/).getAttribute('type');
  expect(type()).toBe('password');
  await user.click(form.getByRole('button', { name: 'Show: Password' }));
  expect(type()).toBe('text');
  await user.click(form.getByRole('button', { name: 'Hide: Password' }));
  expect(type()).toBe('password');
});

it('keeps the email address, but not the password, when the form is closed', async () => {
  const { services, user, form } = await openLogin(vi.fn<Call>());
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'demo@brand.com');
  await user.type(form.getByLabelText(/^Password/), 'a-password');
  await user.click(form.getByRole('button', { name: 'Close' }));
  void services.account.login?.login();
  await pass(1);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe(
    'demo@brand.com',
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Password/).value).toBe('');
});

it.each([
  ['login', (user, form) => user.click(form.getByRole('button', { name: 'Log in' }))],
  [
    'password recovery',
    async (user, form) => {
      await user.click(form.getByRole('button', { name: 'Forgot your password?' }));
      await user.click(form.getByRole('button', { name: 'Send code' }));
    },
  ],
] satisfies [string, (user: UserEvent, form: Form) => Promise<void>][])(
  'clears the errors of a %s when the visitor chooses the phone number instead',
  async (_, send) => {
    const { user, form } = await openLogin(vi.fn<Call>());
    await send(user, form);
    form.getByText('Enter a valid email address.');
    await user.click(form.getByRole('tab', { name: 'Phone' }));
    await user.click(form.getByRole('tab', { name: 'Email' }));
    expect(form.queryByText('Enter a valid email address.')).toBeNull();
  },
);
