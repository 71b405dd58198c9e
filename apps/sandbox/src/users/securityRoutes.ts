import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { failure, success } from '../http/envelope.ts';
import type { Accounts, User } from './accounts.ts';
import { newPasskeyInput, passkeyLoginInput, removeInput } from './passkeys/passkeyInput.ts';
import { challengeMs, type Passkeys } from './passkeys/passkeys.ts';
import { algorithms } from './passkeys/publicKey.ts';
import type { Sessions } from './sessions.ts';
import { readInput } from './userInput.ts';
import { openSession, userOf } from './userSession.ts';

interface Options {
  accounts: Accounts;
  passkeys: Passkeys;
  sessions: Sessions;
}

export const loginCodeSettingInput = z.object({ on: z.boolean() });

/** Adds the routes of the login methods of an account: passkeys (WebAuthn), and one-time codes after the password. */
export function securityRoutes(
  app: FastifyInstance,
  { accounts, passkeys, sessions }: Options,
): void {
  const currentUser = userOf(sessions);
  const notLoggedIn = () => failure('notLoggedIn', 'You are not logged in.');
  const refused = () => failure('passkeyRefused', 'The passkey is unknown or its answer is wrong.');
  const stateOf = (id: number) => ({
    login_code: accounts.byId(id)?.login_code === 1,
    passkeys: passkeys.list(id),
  });

  /** Registers a call of a logged-in user. The answer is the new state. */
  function change<T>(
    path: string,
    schema: z.ZodType<T>,
    act: (user: User, input: T) => boolean,
  ): void {
    app.post(`/x-api/user/v1/${path}`, (request, reply) => {
      const user = currentUser(request);
      if (!user) return reply.send(notLoggedIn());
      const input = readInput(schema, request.body);
      if (!input.ok) return reply.send(failure('badInput', input.message));
      return reply.send(act(user, input.value) ? success(stateOf(user.id)) : refused());
    });
  }

  app.get('/x-api/user/v1/security', (request, reply) => {
    const user = currentUser(request);
    return reply.send(user ? success(stateOf(user.id)) : notLoggedIn());
  });

  change('set-login-code', loginCodeSettingInput, (user, { on }) => {
    accounts.change(user.id, { login_code: Number(on) });
    return true;
  });
  change('add-passkey', newPasskeyInput, (user, input) => passkeys.add(user.id, input));
  change('remove-passkey', removeInput, (user, { id }) => {
    passkeys.remove(user.id, id);
    return true;
  });

  app.post('/x-api/user/v1/new-passkey', (request, reply) => {
    const user = currentUser(request);
    if (!user) return reply.send(notLoggedIn());
    const origin = originOf(request);
    if (origin === undefined) return reply.send(refused());
    const challenge = passkeys.challenge(origin, user.id);
    return reply.send(
      success({
        challenge,
        rp: { id: new URL(origin).hostname, name: 'Sandbox exchange' },
        user: { id: passkeys.handle(user.id), name: user.username, displayName: user.username },
        pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: passkeys.list(user.id).map(({ id }) => ({ type: 'public-key', id })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
        timeout: challengeMs,
      }),
    );
  });

  app.post('/x-api/user/v1/ask-passkey', (request, reply) => {
    const origin = originOf(request);
    if (origin === undefined) return reply.send(refused());
    return reply.send(
      success({
        challenge: passkeys.challenge(origin, null),
        rpId: new URL(origin).hostname,
        allowCredentials: [],
        userVerification: 'required',
        timeout: challengeMs,
      }),
    );
  });

  app.post('/x-api/user/v1/login-passkey', (request, reply) => {
    const input = readInput(passkeyLoginInput, request.body);
    if (!input.ok) return reply.send(failure('badInput', input.message));
    const userId = passkeys.verify(input.value);
    return reply.send(userId === undefined ? refused() : openSession(sessions, userId, reply));
  });
}

/** Origin of the page that asks, which the server has checked already. Programs have none. */
function originOf({ headers: { origin } }: FastifyRequest): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? origin : undefined;
}
