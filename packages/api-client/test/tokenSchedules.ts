import { seededRandom, testSeed } from '@tooling/testing/seed';
import { expect } from 'vitest';
import { createApiClient, createTokenRefresh, createUserApi, isApiError } from '../src/fetch.ts';
import { createFakeClock } from '../src/testing/index.ts';
import { fakeLocks } from './fakeTabs.ts';

interface Call {
  /** User at the start of the call. */
  user: string;
  /** Number of `forget()` calls before the call. */
  session: number;
  requests: number;
  /** `pending`, `result`, or the kind of the error. */
  outcome: string;
}

/**
 * Returns the user of a token `{user}.{version}`. Each user has one valid version, and a refresh creates
 * the next one.
 */
const userOf = (token: string) => token.replace(/\..*/, '');

/**
 * Runs random calls, expirations, logins and logouts, with responses in any order, and with synchronous
 * or asynchronous tokens. Expects that each call sends at most two requests, all as the user who started
 * it, that none is repeated after a logout or another login, that no token of a former user is stored,
 * and that each token is refreshed successfully at most once between two calls of `forget`.
 */
export async function checkTokenSchedules(count: number): Promise<void> {
  const seed = testSeed();
  const random = seededRandom(seed);
  for (let schedule = 0; schedule < count; schedule++) {
    const problems = await runSchedule((limit) => Math.floor(random() * limit));
    if (problems.length > 0) {
      expect.fail(`TEST_SEED=${seed} schedule ${schedule}: ${problems.join('; ')}`);
    }
  }
}

async function runSchedule(below: (limit: number) => number): Promise<string[]> {
  const clock = createFakeClock(1e12);
  const isAsync = below(2) === 0;
  const versions: Record<string, number> = { ada: 0, bob: 0 };
  const refreshed = new Map<string, number>();
  const calls: Call[] = [];
  const problems: string[] = [];
  let token: string | undefined = 'ada.0';
  let session = 0;
  let logins = 0;

  const later = (maxMs: number) =>
    new Promise<void>((resolve) => {
      clock.setTimeout(resolve, below(maxMs));
    });

  const get = () => token;
  const renewToken = createTokenRefresh({
    locks: fakeLocks(clock, () => below(5)),
    get: isAsync ? () => Promise.resolve(token) : get,
    set(next) {
      if (!token || userOf(next) !== userOf(token)) problems.push(`stored ${next} over ${token}`);
      token = next;
    },
    async refresh(expired) {
      const startedIn = session;
      await later(60);
      if (below(6) === 0) throw new Error('offline');
      const user = userOf(expired);
      const next = `${user}.${(versions[user] = (versions[user] ?? 0) + 1)}`;
      const key = `${expired} in session ${startedIn}`;
      refreshed.set(key, (refreshed.get(key) ?? 0) + 1);
      return next;
    },
  });

  const client = createApiClient({
    baseUrl: 'https://api.test',
    timeoutMs: 150,
    clock,
    userToken: isAsync
      ? async () => {
          const before = token;
          await later(20);
          return below(2) ? before : token;
        }
      : get,
    renewToken,
    fetch: async (url, init) => {
      const index = /call=(\d+)/.exec(url as string)?.[1];
      const call = index === undefined ? undefined : calls[Number(index)];
      const sentAs = new Headers(init?.headers).get('usertoken') ?? '';
      if (call) {
        call.requests++;
        // A call that waited for an asynchronous token belongs to the user of that token.
        if (call.requests === 1 && isAsync) Object.assign(call, { session, user: userOf(sentAs) });
        if (call.requests === 1 && userOf(sentAs) !== call.user) {
          problems.push(`sent a call of ${call.user} as ${sentAs}`);
        }
        const isOther = token !== undefined && userOf(token) !== call.user;
        if (call.requests === 2 && (call.session !== session || isOther)) {
          problems.push('repeated after a change');
        }
      }
      await later(50);
      const version = Number(sentAs.split('.')[1]);
      const isValid = version === versions[userOf(sentAs)];
      await later(50);
      return new Response(
        JSON.stringify(isValid ? { ret_code: 0, result: userOf(sentAs) } : { ret_code: 10007 }),
      );
    },
  });
  const user = createUserApi(client, { log: () => undefined });

  function start(): void {
    const call: Call = { user: userOf(token ?? ''), session, requests: 0, outcome: 'pending' };
    const params = { call: calls.push(call) - 1 };
    const response = below(3)
      ? client.get<string>('/a', { params })
      : client.post<string>('/a', {}, { params });
    response.then(
      (result) => {
        call.outcome = 'result';
        if (result !== call.user) problems.push(`${call.user} got data of ${result}`);
      },
      (error: unknown) => {
        call.outcome = isApiError(error) ? error.kind : String(error);
        if (!['noPermission', 'timeout'].includes(call.outcome)) problems.push(call.outcome);
      },
    );
  }

  for (let event = 4 + below(12); event > 0; event--) {
    switch (below(8)) {
      case 0:
        // The current token of this user expires.
        versions['ada'] = (versions['ada'] ?? 0) + 1;
        break;
      case 1: {
        session++;
        const logout = user.logout();
        // Some apps clear the token at once, others after the logout call has settled.
        if (below(2)) token = undefined;
        else {
          const before = logins;
          void logout.then(() => {
            if (logins === before) token = undefined;
          });
        }
        break;
      }
      case 2: {
        const next = below(2) ? 'ada' : 'bob';
        logins++;
        // If `forget` is not called, only the changed token shows that the user changed.
        if (userOf(token ?? '') !== next && below(2)) {
          session++;
          client.forget();
        }
        token = `${next}.${versions[next]}`;
        break;
      }
      default:
        start();
    }
    await clock.advance(below(40));
  }
  await clock.advance(2_000);
  for (const [expired, times] of refreshed) {
    if (times > 1 && !isAsync) problems.push(`refreshed ${expired} ${times} times`);
  }
  for (const { requests, outcome } of calls) {
    if (outcome === 'pending' || requests > 2) problems.push(`${requests} requests, ${outcome}`);
  }
  if (clock.pending > 0) problems.push(`${clock.pending} timers`);
  return problems;
}
