import type { FastifyInstance, FastifyRequest } from 'fastify';
import { failure, success } from '../../http/envelope.ts';
import type { Sessions } from '../sessions.ts';
import { readInput } from '../userInput.ts';
import { notLoggedIn, openSession, passwordNeeded, sessionOf } from '../userSession.ts';
import { passkeyLoginInput } from './passkeyInput.ts';
import { challengeMs, type Passkeys } from './passkeys.ts';
import { algorithms } from './publicKey.ts';

export const passkeyRefused = () =>
  failure('passkeyRefused', 'The passkey is unknown or its response is invalid.');

/** Registers the calls that start and finish WebAuthn ceremonies: creating a passkey, and logging in with one. */
export function passkeyRoutes(
  app: FastifyInstance,
  { passkeys, sessions }: { passkeys: Passkeys; sessions: Sessions },
): void {
  const currentSession = sessionOf(sessions);

  app.post('/x-api/user/v1/new-passkey', (request, reply) => {
    const session = currentSession(request);
    if (!session) return reply.send(notLoggedIn());
    const { user, token } = session;
    if (!sessions.isConfirmed(token)) return reply.send(passwordNeeded());
    const origin = originOf(request);
    if (origin === undefined) return reply.send(passkeyRefused());
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
    if (origin === undefined) return reply.send(passkeyRefused());
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
    return reply.send(
      userId === undefined ? passkeyRefused() : openSession(sessions, userId, reply),
    );
  });
}

/** Returns the origin of the page that sent the request. A hook has already checked it. Programs send none. */
function originOf({ headers: { origin } }: FastifyRequest): string | undefined {
  return origin !== undefined && URL.canParse(origin) ? origin : undefined;
}
