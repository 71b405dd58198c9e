import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Accounts, User } from './accounts.ts';
import { loginInput, readInput, registerInput } from './userInput.ts';
import { failure, success } from '../http/envelope.ts';
import { profileOf } from './profile.ts';
import { sessionMs, type Sessions } from './sessions.ts';

const cookieName = 'sandbox_session';

interface Options {
  accounts: Accounts;
  sessions: Sessions;
  /** Called with every new account. */
  welcome: (userId: number) => void;
}

/** Returns a function that finds the user of a request by its tokens, or undefined if none is valid. */
export function userOf(sessions: Sessions): (request: FastifyRequest) => User | undefined {
  return (request) => {
    for (const token of tokensOf(request)) {
      const user = sessions.user(token);
      if (user) return user;
    }
    return undefined;
  };
}

/** Returns the tokens of a request: the app's `UserToken` header before the browser's cookie. */
function tokensOf(request: FastifyRequest): string[] {
  const header = request.headers.usertoken;
  return [header, request.cookies[cookieName]].filter((token) => typeof token === 'string');
}

/** Profile, login, register and logout (spec 7). Guests get HTTP 200 with code 10007. */
export function userRoutes(app: FastifyInstance, { accounts, sessions, welcome }: Options): void {
  const currentUser = userOf(sessions);

  app.get('/v2/private/user/profile', (request, reply) => {
    const user = currentUser(request);
    return reply.send(
      user ? success(profileOf(user)) : failure('notLoggedIn', 'You are not logged in.'),
    );
  });

  app.post('/logout', (request, reply) => {
    for (const token of tokensOf(request)) sessions.end(token);
    return reply.clearCookie(cookieName, cookieOptions).send(success({}));
  });

  app.post('/x-api/user/v1/login', async (request, reply) => {
    const input = readInput(loginInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const user = await accounts.verify(input.value.identity, input.value.password);
    if (!user) {
      return failure('wrongCredentials', 'The account or the password is wrong.');
    }
    return openSession(user.id, reply);
  });

  app.post('/x-api/user/v1/register', async (request, reply) => {
    const input = readInput(registerInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const user = await accounts.register(input.value);
    if (!user) {
      return failure('accountExists', 'This account exists already. Log in instead.');
    }
    welcome(user.id);
    return openSession(user.id, reply);
  });

  function openSession(userId: number, reply: FastifyReply) {
    const token = sessions.open(userId);
    reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: sessionMs / 1000 });
    return success({ token, user_id: userId });
  }
}

/** Not `Secure`, because the sandbox uses plain HTTP on the loopback interface. */
const cookieOptions = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
