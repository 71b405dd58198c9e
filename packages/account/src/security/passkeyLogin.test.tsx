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
let question: { signal: AbortSignal; choose: () => void; decline: () => void };

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', FakeCredential);
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: ({ signal }: { signal: AbortSignal }) =>
        new Promise((resolve, reject) => {
          const abort = (name: string) => reject(new DOMException('no', name));
          signal.addEventListener('abort', () => abort('AbortError'));
          question = {
            signal,
            choose: () => resolve(new FakeCredential()),
            decline: () => abort('NotAllowedError'),
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
async function asking() {
  const service = heldService();
  const opened = await openLogin(service.call);
  await opened.user.click(opened.form.getByRole('button', { name: 'Log in with a passkey' }));
  await service.answer({ challenge: 'c' });
  return { ...service, ...opened };
}

it('logs in with the chosen passkey', async () => {
  const { call, answer } = await asking();
  question.choose();
  await pass(1);
  expect(call.mock.lastCall).toEqual(['loginPasskey', { id: 'k1' }]);
  await answer({ token: 'a', user_id: 1 });
  screen.getByRole('dialog', { name: "You're logged in" });
});

it('keeps the focus on the button while the passkey is sent', async () => {
  const { refuse, form } = await asking();
  const button = form.getByRole('button', { name: 'Log in with a passkey' });
  expect(document.activeElement).toBe(button);
  question.choose();
  await pass(1);
  expect(button.matches(':disabled')).toBe(false);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await refuse(20001);
  expect(document.activeElement).toBe(button);
});

it('prompts once for two clicks, and again after the visitor declines', async () => {
  const { call, user, form } = await asking();
  const button = form.getByRole('button', { name: 'Log in with a passkey' });
  await user.click(button);
  expect(call).toHaveBeenCalledOnce();
  question.decline();
  await pass(1);
  expect(form.getByRole('alert').textContent).toMatch(/^Passkey login wasn't completed/);
  await user.click(button);
  expect(call).toHaveBeenCalledTimes(2);
  expect(form.queryByRole('alert')).toBeNull();
});

it.each(['closed', 'sent with a password'])(
  'cancels the prompt without an error message when the form is %s',
  async (way) => {
    const { call, refuse, user, form } = await asking();
    if (way === 'closed') await user.click(form.getByRole('button', { name: 'Close' }));
    else {
      await user.type(form.getByRole('textbox', { name: /Email/ }), 'a@b.co');
      await user.type(form.getByLabelText(/^Password/), 'a-password{Enter}');
    }
    expect(question.signal.aborted).toBe(true);
    question.choose();
    await pass(1);
    expect(call.mock.calls.map(([name]) => name)).not.toContain('loginPasskey');
    if (way === 'closed') return;
    await refuse(20001);
    expect(form.getAllByRole('alert').length).toBe(1);
  },
);

it('sends no passkey that is chosen at the moment when the form is closed', async () => {
  const { call, form } = await asking();
  question.choose();
  fireEvent.click(form.getByRole('button', { name: 'Close' }));
  expect(question.signal.aborted).toBe(true);
  await pass(1);
  expect(call.mock.calls.map(([name]) => name)).not.toContain('loginPasskey');
});

it.each([
  [20006, /^Passkey login wasn't completed/],
  [20005, /Wait 10 minutes/],
])('says why the server refuses the passkey with %i', async (refusal, words) => {
  const { refuse, form } = await asking();
  question.choose();
  await pass(1);
  await refuse(refusal);
  expect(form.getByRole('alert').textContent).toMatch(words);
});
