import type { FastifyReply, FastifyRequest } from 'fastify';
import { failure, success, type Envelope } from '../http/envelope.ts';
import type { User } from './accounts.ts';
import { sessionMs, type Sessions } from './sessions.ts';

export const sessionCookie = 'sandbox_session';

/** Not `Secure`, because the sandbox uses plain HTTP on the loopback interface. */
export const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;

/** A valid session of a request. */
export interface UserSession {
  user: User;
  token: string;
}

export const notLoggedIn = () => failure('notLoggedIn', 'You are not logged in.');
export const passwordNeeded = () => failure('passwordNeeded', 'Confirm your password first.');

/** Returns a function that finds a request's session by its tokens. The function returns undefined if none is valid. */
export function sessionOf(
  sessions: Sessions,
): (request: FastifyRequest) => UserSession | undefined {
  return (request) => {
    for (const token of tokensOf(request)) {
      const user = sessions.user(token);
      if (user) return { user, token };
    }
    return undefined;
  };
}

/** Returns a function that finds the user who sent a request. The function returns undefined for a guest. */
export function userOf(sessions: Sessions): (request: FastifyRequest) => User | undefined {
  const find = sessionOf(sessions);
  return (request) => find(request)?.user;
}

/** Returns a request's session tokens: first the app's `UserToken` header, then the browser's cookie. */
export function tokensOf(request: FastifyRequest): string[] {
  const header = request.headers.usertoken;
  return [header, request.cookies[sessionCookie]].filter((token) => typeof token === 'string');
}

/** Starts a session and sets its cookie. */
export function openSession(sessions: Sessions, userId: number, reply: FastifyReply): Envelope {
  const token = sessions.open(userId);
  reply.setCookie(sessionCookie, token, { ...cookieOptions, maxAge: sessionMs / 1000 });
  return success({ token, user_id: userId });
}
