import { randomUUID } from 'node:crypto';
import {
  endpoints,
  taskCenterPaths,
  type BodyOf,
  type EndpointName,
  type QueryOf,
  type ResultOf,
  type Task,
} from '@exchange/task-center-api';
import { expect } from 'vitest';
import { envelopeOf, post } from './running.ts';

const demo = { email: 'demo@brand.com', password: 'demo-pass-1' };

interface Answer<Result> {
  ret_code: number;
  ret_msg: string;
  result: Result;
}

/** Facts in a call about the page that sends it. */
type Page = QueryOf<'home'>;

interface CallOptions {
  /** Idempotency key. */
  key?: string;
  headers?: Record<string, string>;
  page?: Page;
}

/** Creates a client of the task centre. Without a token, it calls as a guest. */
export function callerOf(url: string, token?: string) {
  const own: Record<string, string> = token === undefined ? {} : { UserToken: token };

  /** Sends a call and returns the envelope of the response. */
  async function call<Name extends EndpointName>(
    name: Name,
    input: object = {},
    { key, headers = {}, page = {} }: CallOptions = {},
  ): Promise<Answer<ResultOf<Name>>> {
    const isRead = endpoints[name].method === 'GET';
    const query = new URLSearchParams(isRead ? { ...page, ...input } : { ...page }).toString();
    const address = `${url}${taskCenterPaths[name]}?${query}`;
    const all = { ...own, ...(key && { 'idempotency-key': key }), ...headers };
    const response = isRead
      ? await fetch(address, { headers: all })
      : await post(address, input, all);
    return (await response.json()) as Answer<ResultOf<Name>>;
  }

  return {
    headers: own,
    call,
    /** Sends a read, expects success and returns the result. */
    async get<Name extends EndpointName>(
      name: Name,
      query?: QueryOf<Name>,
    ): Promise<ResultOf<Name>> {
      const answer = await call(name, query ?? {});
      expect(answer).toMatchObject({ ret_code: 0, ret_msg: 'OK' });
      return answer.result;
    },
    /** Sends a write and returns the envelope of the response. By default, the idempotency key is new. */
    post: <Name extends EndpointName>(name: Name, body: BodyOf<Name>, options: CallOptions = {}) =>
      call(name, body ?? {}, { key: randomUUID(), ...options }),
  };
}

export type TestCaller = ReturnType<typeof callerOf>;

/** Logs in and returns a client for the account. */
export async function loggedIn(url: string, who: { email: string; password: string }) {
  const { result } = await envelopeOf(post(`${url}/x-api/user/v1/login`, who));
  return callerOf(url, result.token);
}

export const demoCaller = (url: string) => loggedIn(url, demo);

let registered = 0;

/** Registers an account, by default of a country with all offers, and returns a client for it. */
export async function newCaller(url: string, { referralCode = '', residence = 'BR' } = {}) {
  const email = `new-${(registered += 1)}@brand.com`;
  const password = 'a-new-pass-1';
  const agreed = { acceptedTerms: true, confirmedAge: true };
  const body = { email, password, residence, referralCode, ...agreed };
  const { result } = await envelopeOf(post(`${url}/x-api/user/v1/register`, body));
  return { ...callerOf(url, result.token), email, password, id: result.user_id };
}

/** Registers an account whose identity is verified, and returns a client for it. */
export async function verifiedCaller(url: string, options: { referralCode?: string } = {}) {
  const user = await newCaller(url, options);
  await script(url, '/users', { email: user.email, kycLevel: 1 });
  return user;
}

/** Calls the sandbox's scripting API and expects success. */
export async function script(url: string, path: string, body: object) {
  const response = await post(`${url}/_sandbox${path}`, body);
  expect(response.status).toBe(200);
  return (await response.json()) as Record<string, unknown>;
}

/** Returns the state of a task in a list, or undefined if the list does not contain it. */
export const stateOf = (tasks: readonly Task[], id: string) =>
  tasks.find(({ task_id }) => task_id === id)?.state;

/** Returns the number of an account's rewards, at most 50. */
export async function rewardCount(user: Pick<TestCaller, 'get'>): Promise<number> {
  return (await user.get('rewards', { limit: 50 })).items.length;
}

/** A claim that is possible for every new account. */
export const openAccount = { task_id: 'open-account', period: 'once', rule_index: 0 };

export const dayMs = 86_400_000;
/** A Wednesday at noon UTC, in the middle of a day and of a week. */
export const wednesday = Date.UTC(2026, 0, 7, 12);

/**
 * Lets friends of an account trade, and claims the points for the first one. Returns the tier for the others, which is
 * earned. Its reward is a mystery box, which only some editions offer.
 */
export async function earnBox(url: string, user: TestCaller & { id: number }) {
  for (let friends = 0; friends < 3; friends += 1) {
    await script(url, '/act', { user: user.id, kind: 'invite', stage: 'traded' });
  }
  const task_id = 'weekly-invite';
  const { period } = await user.get('task', { task_id });
  await user.post('claim', { task_id, period, rule_index: 0 });
  return { task_id, period, rule_index: 1 };
}
