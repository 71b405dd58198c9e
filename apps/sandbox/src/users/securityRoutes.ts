import type { FastifyInstance } from 'fastify';
import type { DatabaseSync } from 'node:sqlite';
import { z } from 'zod';
import { transaction } from '../database.ts';
import { failure, success } from '../http/envelope.ts';
import type { Accounts, User } from './accounts.ts';
import { refuseCode } from './codeRefusal.ts';
import { addressOf, identityOf } from './identity.ts';
import type { Mailbox } from './mailbox.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { newPasskeyInput, removeInput } from './passkeys/passkeyInput.ts';
import { passkeyRefused, passkeyRoutes } from './passkeys/passkeyRoutes.ts';
import type { Passkeys } from './passkeys/passkeys.ts';
import type { Sessions } from './sessions.ts';
import { changePasswordInput, confirmInput, passwordProblem, readInput } from './userInput.ts';
import { notLoggedIn, passwordNeeded, sessionOf } from './userSession.ts';

interface SecurityOptions {
  db: DatabaseSync;
  accounts: Accounts;
  codes: OneTimeCodes;
  mailbox: Mailbox;
  passkeys: Passkeys;
  sessions: Sessions;
}

export const loginCodeSettingInput = z.object({ on: z.boolean() });

/**
 * Registers the calls that list and change an account's login methods: its password, passkeys (WebAuthn), and the
 * one-time code after the password. Changes require that the user recently entered the password again.
 */
export function securityRoutes(
  app: FastifyInstance,
  { db, accounts, codes, mailbox, passkeys, sessions }: SecurityOptions,
): void {
  const currentSession = sessionOf(sessions);
  const stateOf = (id: number) => ({
    login_code: accounts.byId(id)?.login_code === 1,
    passkeys: passkeys.list(id),
  });

  /**
   * Registers a call for logged-in users with a recently confirmed password. It responds with the
   * new login methods.
   */
  function change<T>(
    path: string,
    schema: z.ZodType<T>,
    act: (user: User, input: T) => boolean,
  ): void {
    app.post(`/x-api/user/v1/${path}`, (request, reply) => {
      const session = currentSession(request);
      if (!session) return reply.send(notLoggedIn());
      const input = readInput(schema, request.body);
      if (!input.ok) return reply.send(failure('badInput', input.message));
      const { user, token } = session;
      if (!sessions.isConfirmed(token)) return reply.send(passwordNeeded());
      return reply.send(act(user, input.value) ? success(stateOf(user.id)) : passkeyRefused());
    });
  }

  app.get('/x-api/user/v1/security', (request, reply) => {
    const session = currentSession(request);
    return reply.send(session ? success(stateOf(session.user.id)) : notLoggedIn());
  });

  app.post('/x-api/user/v1/confirm-password', async (request) => {
    const session = currentSession(request);
    if (!session) return notLoggedIn();
    const input = readInput(confirmInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const { user, token } = session;
    if (!sessions.countAttempt(token)) return refuseCode('locked');
    const found = await accounts.verify(identityOf(user), input.value.password);
    if (!found) return failure('wrongCredentials', 'The password is wrong.');
    sessions.confirm(token);
    return success({});
  });

  app.post('/x-api/user/v1/change-password', async (request) => {
    const session = currentSession(request);
    if (!session) return notLoggedIn();
    const input = readInput(changePasswordInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const { user, token } = session;
    if (!sessions.isConfirmed(token)) return passwordNeeded();
    const { password } = input.value;
    const problem = passwordProblem(password, identityOf(user));
    if (problem !== undefined) return failure('badInput', `password: ${problem}`);
    const setPassword = await accounts.preparePassword(password);
    transaction(db, () => {
      setPassword(user.id);
      sessions.endOthers(user.id, token);
      codes.endAll(user.id);
    });
    mailbox.send({
      to: addressOf(identityOf(user)),
      subject: 'Your password was changed',
      text: 'All other devices were logged out. If this was not you, reset your password and contact support.',
    });
    return success(stateOf(user.id));
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
  passkeyRoutes(app, { passkeys, sessions });
}
