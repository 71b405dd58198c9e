import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeRequest, heldService, openLogin } from '../../test/openLogin.tsx';
import { pass } from '../../test/openPage.tsx';

/** Opens the password recovery and requests a code. */
async function openRecovery() {
  const service = heldService();
  const { user, form } = await openLogin(service.call);
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'ada.love@b.co');
  await user.click(form.getByRole('button', { name: 'Forgot your password?' }));
  expect(document.activeElement).toBe(form.getByRole('textbox', { name: /Email/ }));
  await user.click(form.getByRole('button', { name: 'Send code' }));
  await service.answer(codeRequest);
  return { ...service, user, form };
}

it('resets the password with a code and returns to the login', async () => {
  const { call, answer, user, form } = await openRecovery();
  screen.getByRole('dialog', { name: 'Reset your password' });
  form.getByText(/If there's an account for \u2066ada.love@b.co\u2069/);
  const code = form.getByRole('textbox', { name: '6-digit code' });
  expect(document.activeElement).toBe(code);
  expect(code.getAttribute('autocomplete')).toBe('one-time-code');

  expect(form.queryByText('Choose a password that meets every rule.')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Change password' }));
  form.getByText('Enter the 6 digits of the code.');
  form.getByText('Choose a password that meets every rule.');
  await user.paste(' 123 456 ');
  await user.type(form.getByLabelText(/^New password/), 'a-new-pass-1');
  await user.click(form.getByRole('button', { name: 'Change password' }));
  expect(call.mock.calls).toEqual([
    ['recover', { email: 'ada.love@b.co' }],
    ['resetPassword', { id: 'r1', code: '123456', password: 'a-new-pass-1' }],
  ]);
  await answer({});
  screen.getByRole('dialog', { name: 'Log in' });
  expect(screen.getByText(/Your password was changed/).closest('[role=status]')).toBeTruthy();
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe(
    'ada.love@b.co',
  );
});

it.each([
  [20003, 'Incorrect code. Check it and try again.'],
  [20004, 'This code has expired. Request a new one.'],
])('keeps the new password if the server refuses the code with %i', async (refusal, message) => {
  const { refuse, user, form } = await openRecovery();
  await user.paste('111111');
  const password = form.getByLabelText<HTMLInputElement>(/^New password/);
  await user.type(password, 'a-new-pass-1{Enter}');
  await refuse(refusal);
  const code = form.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
  expect(form.getByText(message).closest('[id]')?.id).toBe(code.getAttribute('aria-describedby'));
  expect(document.activeElement).toBe(code);
  expect([code.value, password.value]).toEqual(['', 'a-new-pass-1']);
});

it('closes during a recovery', async () => {
  const { user, form } = await openRecovery();
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await pass(60_000);
});

it('shows the reason if the code could not be requested', async () => {
  const service = heldService();
  const { user, form } = await openLogin(service.call);
  await user.click(form.getByRole('button', { name: 'Forgot your password?' }));
  await user.click(form.getByRole('button', { name: 'Send code' }));
  form.getByText('Enter a valid email address.');
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'a@b.co{Enter}');
  await service.refuse(20005);
  expect(form.getByRole('alert').textContent).toMatch(/Wait 10 minutes/);
  await user.clear(form.getByRole('textbox', { name: /Email/ }));
  await user.click(form.getByRole('button', { name: 'Send code' }));
  expect(form.queryByRole('alert')).toBeNull();
  await user.click(form.getByRole('button', { name: 'Back to login' }));
  screen.getByRole('dialog', { name: 'Log in' });
});
