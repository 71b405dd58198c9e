import { ApiError } from '@exchange/api-client/errors';
import type { AccountService } from '@exchange/site/services';
import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { LoginParts } from '../src/LoginWindow.tsx';
import { openPage, pass, windowsLoad } from './openPage.tsx';

export type Call = (name: string, body?: unknown) => Promise<unknown>;

/** Countries in the response of the account service. */
const residence = { edition_countries: ['BR'], not_served: ['US'] };

/**
 * Opens the login dialog. `call` replaces the account service, except that the country of residence
 * is answered at once.
 */
export async function openLogin(
  call: Call,
  view: 'login' | 'register' = 'login',
  parts?: LoginParts,
  known: object = residence,
) {
  const page = await openPage(() => null, { isGuest: true, parts });
  const { services } = page;
  const answer: Call = (name, body) =>
    name === 'residence' ? Promise.resolve(known) : call(name, body);
  services.account.service = { call: answer as AccountService['call'] };
  void services.account.login?.[view]();
  await pass(1);
  await windowsLoad();
  return { ...page, form: within(await screen.findByRole('dialog')) };
}

/** Error with which the account service refuses a call. */
export const refuse = (code: number) => new ApiError('business', 'no', { code });

/** Account service whose calls stay pending until the test answers or refuses them one by one. */
export function heldService() {
  const answers: { resolve: (result: unknown) => void; reject: (error: Error) => void }[] = [];
  const call = vi.fn<Call>(
    () => new Promise((resolve, reject) => void answers.push({ resolve, reject })),
  );
  const next = () => {
    const answer = answers.shift();
    if (!answer) throw new Error('No call of the account service is pending.');
    return answer;
  };
  return {
    call,
    async answer(result: unknown) {
      next().resolve(result);
      await pass(1);
    },
    async refuse(code: number) {
      next().reject(refuse(code));
      await pass(1);
    },
  };
}

/** Response to a request for a one-time code. */
export const codeRequest = {
  code_request: { id: 'r1', expires_in_ms: 600_000, resend_in_ms: 30_000, sent_to: 'de***@b.co' },
};
