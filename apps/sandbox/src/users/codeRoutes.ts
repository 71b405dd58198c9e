import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { transaction } from '../database.ts';
import { failure, success } from '../http/envelope.ts';
import type { Accounts } from './accounts.ts';
import { refuseCode } from './codeRefusal.ts';
import { addressOf, type Identity } from './identity.ts';
import type { Mailbox } from './mailbox.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import type { Sessions } from './sessions.ts';
import {
  loginCodeInput,
  passwordProblem,
  readInput,
  recoverInput,
  resendInput,
  resetInput,
} from './userInput.ts';
import { openSession } from './userSession.ts';

interface CodeOptions {
  db: DatabaseSync;
  accounts: Accounts;
  codes: OneTimeCodes;
  mailbox: Mailbox;
  sessions: Sessions;
}

/** Registers the calls that use one-time codes: the second step of a login, and password recovery. */
export function codeRoutes(
  app: FastifyInstance,
  { db, accounts, codes, mailbox, sessions }: CodeOptions,
): void {
  app.post('/x-api/user/v1/login-code', (request, reply) => {
    const input = readInput(loginCodeInput, request.body);
    if (!input.ok) return reply.send(failure('badInput', input.message));
    const redeemed = codes.redeem('login', input.value.id, input.value.code);
    return reply.send(
      redeemed.ok ? openSession(sessions, redeemed.userId, reply) : refuseCode(redeemed.reason),
    );
  });

  app.post('/x-api/user/v1/resend-code', (request, reply) => {
    const input = readInput(resendInput, request.body);
    if (!input.ok) return reply.send(failure('badInput', input.message));
    const sent = codes.resend(input.value.id);
    return reply.send(sent.ok ? success({ code_request: sent.request }) : refuseCode(sent.reason));
  });

  app.post('/x-api/user/v1/recover', (request, reply) => {
    const input = readInput(recoverInput, request.body);
    if (!input.ok) return reply.send(failure('badInput', input.message));
    const { identity } = input.value;
    const account = JSON.stringify(identity);
    const sent = codes.start('recovery', account, accounts.find(identity)?.id);
    return reply.send(sent.ok ? success({ code_request: sent.request }) : refuseCode(sent.reason));
  });

  app.post('/x-api/user/v1/reset-password', async (request) => {
    const input = readInput(resetInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const { id, code, password } = input.value;
    const account = codes.accountOf('recovery', id);
    if (account === undefined) return refuseCode('expired');
    const identity = JSON.parse(account) as Identity;
    const problem = passwordProblem(password, identity);
    if (problem !== undefined) return failure('badInput', `password: ${problem}`);
    // Hash the password before the transaction, which must be synchronous to store both changes or neither.
    const setPassword = await accounts.preparePassword(password);
    const redeemed = transaction(db, () => {
      const result = codes.redeem('recovery', id, code);
      if (result.ok) {
        setPassword(result.userId);
        sessions.endAll(result.userId);
        codes.endAll(result.userId);
      }
      return result;
    });
    if (!redeemed.ok) return refuseCode(redeemed.reason);
    mailbox.send({
      to: addressOf(identity),
      subject: 'Your password was changed',
      text: 'All devices were logged out. If this was not you, reset your password and contact support.',
    });
    return success({});
  });
}
