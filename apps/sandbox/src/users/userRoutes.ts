import type { FastifyInstance } from 'fastify';
import { failure, success } from '../http/envelope.ts';
import type { Accounts } from './accounts.ts';
import type { OneTimeCodes } from './oneTimeCodes.ts';
import { regionNames, type Regions } from '../taskCenter/callerRegion.ts';
import { profileOf, vagueAddress } from './profile.ts';
import { countriesOf, isServed, notServed } from './residence.ts';
import type { Sessions } from './sessions.ts';
import { cookieOptions, sessionCookie, tokensOf, userOf, openSession } from './userSession.ts';
import { loginInput, readInput, registerInput } from './userInput.ts';
import { refuseCode } from './codeRefusal.ts';

interface UserOptions {
  accounts: Accounts;
  codes: OneTimeCodes;
  /** Region of calls that name no edition. */
  regions: Pick<Regions, 'current'>;
  sessions: Sessions;
  /** Called with every new account. */
  welcome: (userId: number) => void;
}

/** Registers the calls profile, login, residence, register and logout (spec 7). Guests get HTTP 200 with code 10007. */
export function userRoutes(
  app: FastifyInstance,
  { accounts, codes, regions, sessions, welcome }: UserOptions,
): void {
  const currentUser = userOf(sessions);

  app.get('/v2/private/user/profile', (request, reply) => {
    const user = currentUser(request);
    return reply.send(
      user ? success(profileOf(user)) : failure('notLoggedIn', 'You are not logged in.'),
    );
  });

  app.post('/logout', (request, reply) => {
    for (const token of tokensOf(request)) sessions.end(token);
    return reply.clearCookie(sessionCookie, cookieOptions).send(success({}));
  });

  app.post('/x-api/user/v1/login', async (request, reply) => {
    const input = readInput(loginInput, request.body);
    if (!input.ok) return failure('badInput', input.message);
    const user = await accounts.verify(input.value.identity, input.value.password);
    if (!user) {
      return failure('wrongCredentials', 'The account or the password is wrong.');
    }
    if (user.login_code === 0) return openSession(sessions, user.id, reply);
    const sent = codes.start('login', String(user.id), user.id);
    return sent.ok
      ? success({ code_request: { ...sent.request, sent_to: vagueAddress(user) } })
      : refuseCode(sent.reason);
  });

  app.get<{ Querystring: { edition?: string } }>('/x-api/user/v1/residence', ({ query }) => {
    const edition = regionNames.find((region) => region === query.edition) ?? regions.current;
    return success({ edition_countries: countriesOf(edition), not_served: notServed });
  });

  app.post('/x-api/user/v1/register', async (request, reply) => {
    const input = readInput(registerInput, request.body);
    if (!input.ok) {
      const code = input.fields.includes('residence') ? 'countryUnknown' : 'badInput';
      return failure(code, input.message);
    }
    if (!isServed(input.value.residence)) {
      return failure('countryNotServed', 'The exchange does not serve residents of this country.');
    }
    const user = await accounts.register(input.value);
    if (!user) {
      return failure('accountExists', 'This account exists already. Log in instead.');
    }
    welcome(user.id);
    return openSession(sessions, user.id, reply);
  });
}
