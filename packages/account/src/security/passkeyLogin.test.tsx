import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { heldService, openLogin } from '../../test/openLogin.tsx';
import { pass } from '../../test/openPage.tsx';

class FakeCredential {
  readonly id = 'k1';
  static parseRequestOptionsFromJSON = (options: object) => options;
  static parseCreationOptionsFromJSON = (options: object) => options;
  toJSON() {
    return { id: this.id };
  }
}

/** The browser's simulated passkey prompt. */
let prompt: { signal: AbortSignal; choose: () => void; decline: () => void };

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          const fail = (name: string) => reject(new DOMException('no', name));
          signal.addEventListener('abort', () => fail('AbortError'));
          prompt = {
            signal,
            choose: () => resolve(new FakeCredential()),
            decline: () => fail('NotAllowedError'),
          };
        }),
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

/** Opens the passkey prompt from the login dialog. */
async function openPrompt() {
  const service = heldService();
  const opened = await openLogin(service.call);
  await opened.user.click(opened.form.getByRole('button', { name: 'Log in with a passkey' }));
  await service.answer({ challenge: 'c' });
  return { ...service, ...opened };
}

/** Names of the calls to the server. */
const sentCalls = (call: Awaited<ReturnType<typeof openPrompt>>['call']) =>
  call.mock.calls.map(([name]) => name);

it('logs in with the chosen passkey', async () => {
  const { call, answer } = await openPrompt();
  prompt.choose();
  await pass(1);
  expect(call.mock.lastCall).toEqual(['loginPasskey', { id: 'k1' }]);
  await answer({ token: 'a', user_id: 1 });
  screen.getByRole('dialog', { name: "You're logged in" });
});

it('keeps the focus on the button while the passkey is sent', async () => {
  const { refuse, form } = await openPrompt();
  const button = form.getByRole('button', { name: 'Log in with a passkey' });
  expect(document.activeElement).toBe(button);
  prompt.choose();
  await pass(1);
  expect(button.matches(':disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await refuse(20001);
  expect(document.activeElement).toBe(button);
});

it('prompts once for two clicks, and again after the visitor declines', async () => {
  const { call, user, form } = await openPrompt();
  const button = form.getByRole('button', { name: 'Log in with a passkey' });
  await user.click(button);
  expect(call).toHaveBeenCalledOnce();
  prompt.decline();
  await pass(1);
  expect(form.getByRole('alert').textContent).toMatch(/^Passkey login wasn't completed/);
  await user.click(button);
  expect(call).toHaveBeenCalledTimes(2);
  expect(form.queryByRole('alert')).toBeNull();
});

it('cancels the prompt when the form is closed', async () => {
  const { call, user, form } = await openPrompt();
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(prompt.signal.aborted).toBe(true);
  prompt.choose();
  await pass(1);
  expect(sentCalls(call)).not.toContain('loginPasskey');
});

it('cancels the prompt without an error message when a password is sent', async () => {
  const { call, refuse, user, form } = await openPrompt();
  await user.type(form.getByRole('textbox', { name: /Email/ }), 'a@b.co');
  await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
  expect(prompt.signal.aborted).toBe(true);
  prompt.choose();
  await pass(1);
  expect(sentCalls(call)).not.toContain('loginPasskey');
  // The only alert is that of the password.
  await refuse(20001);
  expect(form.getAllByRole('alert')).toHaveLength(1);
});

it('sends no passkey that is chosen at the moment when the form is closed', async () => {
  const { call, form } = await openPrompt();
  prompt.choose();
  fireEvent.click(form.getByRole('button', { name: 'Close' }));
  expect(prompt.signal.aborted).toBe(true);
  await pass(1);
  expect(sentCalls(call)).not.toContain('loginPasskey');
});

it.each([
  [20006, /^Passkey login wasn't completed/],
  [20005, /Wait 10 minutes/],
])('shows the reason if the server refuses the passkey with %i', async (refusal, reason) => {
  const { refuse, form } = await openPrompt();
  prompt.choose();
  await pass(1);
  await refuse(refusal);
  expect(form.getByRole('alert').textContent).toMatch(reason);
});
