import type { AccountService } from '@exchange/site/services';
import { screen } from '@testing-library/react';
import { useEffect, useState, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { heldService } from '../../test/openLogin.tsx';
import { openPage, windowsLoad } from '../../test/openPage.tsx';
import { SecurityWindow } from './SecurityWindow.tsx';

const passkey = { id: 'k1', created_at: Date.UTC(2026, 10, 21), used_at: null };

async function openSecurity() {
  const held = heldService();
  const service = { call: held.call as AccountService['call'] };
  const onClose = vi.fn();
  function Content(): ReactElement {
    const [isOpen, setIsOpen] = useState(false);
    useEffect(() => setIsOpen(true), []);
    return <SecurityWindow service={service} open={isOpen} onClose={onClose} />;
  }
  const { user } = await openPage(Content);
  return { ...held, onClose, user };
}

it('turns the login code on, and sends one request for two clicks', async () => {
  const { call, answer, user } = await openSecurity();
  await answer({ login_code: false, passkeys: [] });
  const code = () =>
    screen.getByRole<HTMLInputElement>('switch', { name: 'Require a code at login' });
  await user.dblClick(code());
  expect(call.mock.calls.slice(1)).toEqual([['setLoginCode', { on: true }]]);
  await answer({ login_code: true, passkeys: [] });
  expect(code().checked).toBe(true);
  expect(screen.getByText('Saved.').getAttribute('role')).toBe('status');
});

it('removes a passkey, but keeps it in the list if the request fails', async () => {
  const { call, answer, refuse, user, onClose } = await openSecurity();
  await answer({ login_code: false, passkeys: [passkey] });
  const remove = () =>
    screen.getByRole('button', { name: 'Remove: Added on Nov 21, 2026, 12:00 AM UTC' });
  await user.click(remove());
  expect(call.mock.lastCall).toEqual(['removePasskey', { id: 'k1' }]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).not.toHaveBeenCalled();
  await refuse(10007);
  expect(screen.getByRole('alert').textContent).toBe("You've been logged out. Log in again.");
  await user.click(remove());
  await answer({ login_code: false, passkeys: [] });
  expect(screen.queryByRole('listitem')).toBeNull();
});

it.each([
  ['switch', 'Require a code at login'],
  ['button', 'Remove: Added on Nov 21, 2026, 12:00 AM UTC'],
])('keeps the focus on the pressed %s "%s" while the change is sent', async (role, name) => {
  const { call, answer, refuse, user } = await openSecurity();
  await answer({ login_code: false, passkeys: [passkey] });
  const pressed = () => screen.getByRole(role, { name });
  await user.click(pressed());
  expect(document.activeElement).toBe(pressed());
  expect(pressed().getAttribute('aria-disabled')).toBe('true');
  await user.keyboard(' ');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  expect(call).toHaveBeenCalledTimes(2);
  screen.getByRole('switch');
  pressed().focus();
  await refuse(10016);
  expect(document.activeElement).toBe(pressed());
  expect(pressed().getAttribute('aria-disabled')).toBeNull();
});

it('distinguishes passkeys that were added on the same day', async () => {
  const { answer } = await openSecurity();
  const later = { ...passkey, id: 'k2', created_at: passkey.created_at + 9 * 3_600_000 };
  await answer({ login_code: false, passkeys: [passkey, later] });
  expect(
    screen.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent),
  ).toEqual(['Added on Nov 21, 2026, 12:00 AM UTC', 'Added on Nov 21, 2026, 9:00 AM UTC']);
});

it('loads the settings on "Try again" after a failure', async () => {
  const { answer, refuse, user } = await openSecurity();
  await refuse(10016);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await answer({ login_code: true, passkeys: [] });
  expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  // jsdom does not support passkeys, so none can be added.
  expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

it('offers the login instead of a retry to a visitor who was logged out', async () => {
  const { refuse, user } = await openSecurity();
  await refuse(10007);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await windowsLoad();
  screen.getByRole('dialog', { name: 'Log in' });
});

/** Opens the form for a new password. Returns a function that fills it in and sends it. */
async function openNewPassword() {
  const opened = await openSecurity();
  await opened.answer({ login_code: false, passkeys: [] });
  await opened.user.click(screen.getByRole('button', { name: 'Change password' }));
  const send = () =>
    opened.user.type(screen.getByLabelText(/^New password/), 'a-new-pass-1{Enter}');
  return { ...opened, send };
}

it('offers the login if the session has ended while a new password was entered', async () => {
  const { refuse, user, send } = await openNewPassword();
  await send();
  await refuse(10007);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await windowsLoad();
  screen.getByRole('dialog', { name: 'Log in' });
});

it('offers the login if the session has ended while the password was confirmed', async () => {
  const { refuse, user, send } = await openNewPassword();
  await send();
  await refuse(20007);
  await user.type(screen.getByLabelText(/^Password/), 'demo-pass-1{Enter}');
  await refuse(10007);
  screen.getByRole('button', { name: 'Log in' });
});

describe('a change that requires the password', () => {
  /** Turns the login code on. The server refuses the change without the password. */
  async function openPasswordRequest() {
    const opened = await openSecurity();
    await opened.answer({ login_code: false, passkeys: [] });
    await opened.user.click(screen.getByRole('switch', { name: 'Require a code at login' }));
    await opened.refuse(20007);
    screen.getByText('Enter your password to change your security settings.');
    return opened;
  }
  const field = () => screen.getByLabelText<HTMLInputElement>(/^Password/);

  it('asks for the password, and is then repeated', async () => {
    const { call, answer, user } = await openPasswordRequest();
    await user.type(field(), 'demo-pass-1{Enter}');
    expect(call.mock.lastCall).toEqual(['confirmPassword', { password: 'demo-pass-1' }]);
    await answer({});
    expect(call.mock.lastCall).toEqual(['setLoginCode', { on: true }]);
    await answer({ login_code: true, passkeys: [] });
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
    screen.getByText('Saved.');
  });

  it.each([
    ['', undefined, 'Enter your password.'],
    ['wrong-pass-1', 20001, 'Incorrect password.'],
  ])('shows what is wrong with the password %j', async (password, code, words) => {
    const { call, refuse, user } = await openPasswordRequest();
    await user.type(field(), `${password}{Enter}`);
    if (code !== undefined) await refuse(code);
    screen.getByText(words);
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(call.mock.lastCall?.[0]).not.toBe(
      code === undefined ? 'confirmPassword' : 'setLoginCode',
    );
  });

  it('shows that there were too many attempts', async () => {
    const { refuse, user } = await openPasswordRequest();
    await user.type(field(), 'wrong-pass-1{Enter}');
    await refuse(20005);
    expect(screen.getByRole('alert').textContent).toMatch(/Too many attempts/);
  });

  it('is discarded with "Cancel"', async () => {
    const { call, user } = await openPasswordRequest();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(false);
    expect(call).toHaveBeenCalledTimes(2);
  });

  it('moves the focus to the password field, and keeps it in the dialog afterwards', async () => {
    const { answer, user } = await openPasswordRequest();
    expect(document.activeElement).toBe(field());
    await user.keyboard('demo-pass-1{Enter}');
    await answer({});
    await answer({ login_code: true, passkeys: [] });
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });
});

it('changes the password', async () => {
  const { call, answer, refuse, user } = await openSecurity();
  await answer({ login_code: false, passkeys: [] });
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  const field = () => screen.getByLabelText(/^New password/);
  const ruleStates = () => screen.getAllByRole('listitem').map((rule) => rule.dataset['state']);
  expect(document.activeElement).toBe(field());
  await user.type(field(), 'short{Enter}');
  screen.getByText('Choose a password that meets every rule.');
  expect(ruleStates()).toEqual(['broken', 'broken', 'unmarked']);
  await user.type(field(), '-but-longer-1{Enter}');
  expect(ruleStates()).toEqual(['met', 'met', 'unmarked']);
  const change = ['changePassword', { password: 'short-but-longer-1' }];
  expect(call.mock.lastCall).toEqual(change);
  await refuse(20007);
  await user.type(screen.getByLabelText(/^Password/), 'demo-pass-1{Enter}');
  await answer({});
  expect(call.mock.lastCall).toEqual(change);
  // The server refuses the password because it contains the email address, which the page does not have.
  await refuse(10001);
  expect(screen.getByRole('alert').textContent).toBe(
    "Choose a password that doesn't contain your email or phone number.",
  );
  await user.type(field(), 'another-pass-1{Enter}');
  await answer({ login_code: false, passkeys: [] });
  screen.getByText('Saved.');
});
