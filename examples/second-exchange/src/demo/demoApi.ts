import { createFakeTransport } from '@exchange/api-client/testing';
import { api } from '../../exchange.config.ts';

const ok = (data: unknown) => ({ type: 'reply', body: { ok: true, data } }) as const;
const refusal = (status: number, code: string, message: string) =>
  ({ type: 'reply', status, body: { ok: false, error: { code, message } } }) as const;

const route = (method: string, path: string) => `${method} ${api.basePath}${path}`;
const guest = refusal(401, 'AUTH_REQUIRED', 'Who is there?');
const markets = ok([
  { symbol: 'BTC-EUR', name: 'Bitcoin' },
  { symbol: 'ETH-EUR', name: 'Ether' },
  { symbol: 'SOL-EUR', name: 'Solana' },
]);

/** Returns a simulation of the exchange's API. The first attempt to log in has the wrong password. */
export function createDemoFetch(): typeof fetch {
  const forGuests = createFakeTransport({
    [route('GET', '/markets')]: markets,
    [route('GET', '/me')]: guest,
    [route('POST', '/session')]: [
      refusal(422, 'WRONG_PASSWORD', 'The password is wrong.'),
      ok({ token: 'demo' }),
    ],
    [route('POST', '/rewards/first-trade/claim')]: guest,
    [route('POST', '/rewards/welcome/claim')]: guest,
  });
  const forMembers = createFakeTransport({
    [route('GET', '/markets')]: markets,
    // The id is above 2^53.
    [route('GET', '/me')]: {
      type: 'reply',
      body: '{"ok":true,"data":{"id":9007199254740993,"name":"Ada","email":"a•••@mail.example"}}',
    },
    [route('DELETE', '/session')]: { type: 'reply', status: 204, body: '' },
    [route('POST', '/rewards/first-trade/claim')]: refusal(409, 'REWARD_SOLD_OUT', 'Sold out.'),
    [route('POST', '/rewards/welcome/claim')]: [
      ok({}),
      refusal(409, 'ALREADY_CLAIMED', 'Claimed before.'),
    ],
  });
  return (input, init) => {
    const hasToken = new Headers(init?.headers).has(api.headerNames.userToken);
    return (hasToken ? forMembers : forGuests).fetch(input, init);
  };
}
