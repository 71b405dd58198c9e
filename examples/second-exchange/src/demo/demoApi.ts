import { createFakeTransport, type FakeAnswer, type FakeCall } from '@exchange/api-client/testing';
import { api } from '../../exchange.config.ts';

// The format of the answers. `api.dialect` in the config reads it.
const ok = (data: unknown): FakeAnswer => ({ type: 'reply', body: { ok: true, data } });
const refusal = (status: number, code: string): FakeAnswer => ({
  type: 'reply',
  status,
  body: { ok: false, error: { code, message: code } },
});
const empty: FakeAnswer = { type: 'reply', status: 204, body: '' };

const markets = ok([
  { symbol: 'BTC-EUR', name: 'Bitcoin' },
  { symbol: 'ETH-EUR', name: 'Ether' },
  { symbol: 'SOL-EUR', name: 'Solana' },
]);
// As text, because the id is above 2^53.
const ada: FakeAnswer = {
  type: 'reply',
  body: '{"ok":true,"data":{"id":9007199254740993,"name":"Ada","email":"a•••@mail.example"}}',
};
const loginNeeded = refusal(401, 'AUTH_REQUIRED');

interface Answers {
  /** Answers to guests and to members, in order. The last one repeats. Without `guest`, the call needs a login. */
  guest?: readonly FakeAnswer[];
  member?: readonly FakeAnswer[];
}

const calls: Readonly<Record<string, Answers>> = {
  'GET /markets': { guest: [markets], member: [markets] },
  'GET /me': { member: [ada] },
  'POST /session': { guest: [refusal(422, 'WRONG_PASSWORD'), ok({ token: 'demo' })] },
  'DELETE /session': { member: [empty] },
  'POST /rewards/first-trade/claim': { member: [refusal(409, 'REWARD_SOLD_OUT')] },
  'POST /rewards/welcome/claim': { member: [ok({}), refusal(409, 'ALREADY_CLAIMED')] },
};

/** Returns a simulation of the exchange's API. */
export function createDemoFetch(): typeof fetch {
  const counts = new Map<readonly FakeAnswer[], number>();

  function answer(name: string, { headers }: FakeCall): FakeAnswer {
    const visitor = api.headerNames.userToken in headers ? 'member' : 'guest';
    const answers = calls[name]?.[visitor] ?? [loginNeeded];
    const count = counts.get(answers) ?? 0;
    counts.set(answers, count + 1);
    return answers[Math.min(count, answers.length - 1)]!;
  }
  const routes = Object.keys(calls).map((name) => {
    const route = name.replace(' ', ` ${api.basePath}`);
    return [route, (call: FakeCall) => answer(name, call)] as const;
  });
  return createFakeTransport(Object.fromEntries(routes)).fetch;
}
