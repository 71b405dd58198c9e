import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeRequest, heldService, openLogin } from '../../test/openLogin.tsx';
import { pass } from '../../test/openPage.tsx';

/** Logs in with a password to an account that also requires a code. */
async function atCode() {
  const service = heldService();
  const opened = await openLogin(service.call);
  const { user, form } = opened;
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'demo@b.co');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
  await service.answer(codeRequest);
  screen.getByRole('dialog', { name: 'Enter your code' });
  const code = form.getByRole<HTMLInputElement>('textbox', { name: '6-digit code' });
  return { ...service, ...opened, code };
}

it('logs in with a pasted code, which it sends once', async () => {
  const { call, answer, user, form, code } = await atCode();
  form.getByText("We sent a code to \u2066de***@b.co\u2069. It's valid for 10 minutes.");
  expect(document.activeElement).toBe(code);
  await user.paste('Code: 123 456');
  await user.keyboard('{Enter}{Enter}');
  expect(call.mock.calls.slice(1)).toEqual([['loginCode', { id: 'r1', code: '123456' }]]);
  await user.click(form.getByRole('button', { name: 'Close' }));
  screen.getByRole('dialog', { name: 'Enter your code' });
  await answer({ token: 'a', user_id: 1 });
  screen.getByRole('dialog', { name: "You're logged in" });
});

it('sends another code after the countdown', async () => {
  const { call, answer, refuse, user, form, code } = await atCode();
  const resend = () => form.getByRole<HTMLButtonElement>('button', { name: /new code/i });
  expect(resend().textContent).toBe('Send a new code (30 s)');
  expect(resend().disabled).toBe(true);
  await pass(29_000);
  expect(resend().textContent).toBe('Send a new code (1 s)');
  await pass(1_000);
  await user.dblClick(resend());
  expect(call.mock.calls.slice(1)).toEqual([['resendCode', { id: 'r1' }]]);
  expect(document.activeElement).toBe(resend());
  expect(resend().disabled).toBe(false);
  await answer({ code_request: { id: 'r1', expires_in_ms: 600_000, resend_in_ms: 30_000 } });
  form.getByText(/We sent a new code/);
  form.getByText(/de\*\*\*@b.co/);
  expect(resend().textContent).toBe('Send a new code (30 s)');
  expect(document.activeElement).toBe(code);

  await pass(30_000);
  await user.click(resend());
  await refuse(20005);
  expect(form.getByRole('alert').textContent).toMatch(/Too many attempts/);
});

it('starts again if the server has discarded the unfinished login', async () => {
  const { refuse, user, form } = await atCode();
  await pass(30_000);
  await user.click(form.getByRole('button', { name: 'Send a new code' }));
  await refuse(20004);
  screen.getByRole('dialog', { name: 'Log in' });
  expect(form.getByRole('alert').textContent).toBe(
    'The code has expired. Start again to get a new one.',
  );
});

it('closes when another tab logs in, or after the pending request', async () => {
  const { logInElsewhere, refuse, user } = await atCode();
  await user.paste('123456');
  await user.keyboard('{Enter}');
  await logInElsewhere();
  expect(screen.getByRole('dialog')).toBeTruthy();
  await refuse(20003);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('clears the messages of earlier attempts', async () => {
  const { answer, refuse, user, form, code } = await atCode();
  expect(form.queryByText(/We sent a new code/)).toBeNull();
  await user.paste('111111');
  await user.keyboard('{Enter}');
  expect(form.queryByText('Enter the 6 digits of the code.')).toBeNull();
  await refuse(20003);
  form.getByText('Incorrect code. Check it and try again.');

  await user.paste('222222');
  await user.keyboard('{Enter}');
  expect(form.queryByText('Incorrect code. Check it and try again.')).toBeNull();
  await refuse(10016);
  // The code may be right, so it stays.
  expect(code.value).toBe('222222');
  expect(code.getAttribute('aria-invalid')).not.toBe('true');
  expect(form.getAllByRole('button', { name: 'Log in' })).toHaveLength(1);
  form.getByRole('alert');

  await pass(30_000);
  await user.click(form.getByRole('button', { name: 'Send a new code' }));
  expect(form.queryByRole('alert')).toBeNull();
  await answer({ code_request: { id: 'r1', expires_in_ms: 600_000, resend_in_ms: 30_000 } });
  form.getByText(/We sent a new code/);
  expect(code.value).toBe('');

  await user.paste('333333');
  await user.keyboard('{Enter}');
  expect(form.queryByText(/We sent a new code/)).toBeNull();
  await user.click(form.getByRole('button', { name: 'Close' }));
  await refuse(20003);
  await user.click(form.getByRole('button', { name: 'Back to login' }));
  screen.getByRole('dialog', { name: 'Log in' });
});
