import { expect, it } from 'vitest';
import { createFakeWorld } from '../../test/fakes/fakeWorld.ts';
import { createQuoteSocket, defaultTiming, realtimesCodec, type QuoteTiming } from '../index.ts';
import { createSharedQuoteSocket } from '../tabs/sharedQuoteSocket.ts';

const create = (timing: Partial<QuoteTiming>) =>
  createQuoteSocket({ url: 'wss://quotes.test/', timing });

it.each<Partial<QuoteTiming>>([{ pingMs: 20_000 }, { deadMs: 11_000 }, { heartbeatMs: 3_001 }])(
  'rejects the timing %j',
  (timing) => {
    const error = expect.objectContaining({
      name: 'QuoteSocketError',
      kind: 'badTiming',
      message: expect.stringMatching(
        /^Invalid deadMs \d+: use over pingMs \+ heartbeatMs/,
      ) as string,
    }) as Error;
    expect(() => create(timing)).toThrow(error);
    expect(() => createSharedQuoteSocket({ url: 'wss://quotes.test/', timing })).toThrow(error);
  },
);

it.each<Partial<QuoteTiming>>([
  {},
  defaultTiming,
  { deadMs: 11_001 },
  { pingMs: 20_000, deadMs: 21_001 },
  { heartbeatMs: 1, pingMs: 1, deadMs: 3, graceMs: 2 },
])('accepts the timing %j', (timing) => {
  expect(() => create(timing)).not.toThrow();
});

it('has nothing to do with `pingMs` if the codec has no `ping`', () => {
  const codec = { ...realtimesCodec, ping: undefined };
  const url = 'wss://quotes.test/';
  const sockets = [createQuoteSocket, createSharedQuoteSocket].map(
    (createSocket) => (timing: Partial<QuoteTiming>) => createSocket({ url, codec, timing }),
  );
  for (const createSocket of sockets) {
    expect(() => createSocket({ deadMs: 5_000 })).not.toThrow();
    expect(() => createSocket({ pingMs: 60_000 })).not.toThrow();
    expect(() => createSocket({ deadMs: 1_000 })).toThrow(
      'Invalid deadMs 1000: use over heartbeatMs',
    );
  }
});

const names = Object.keys(defaultTiming) as (keyof QuoteTiming)[];

it.each(names)('uses the default of %s if it is undefined', (name) => {
  const { clock, network, options } = createFakeWorld();
  const socket = createQuoteSocket({ ...options, timing: { [name]: undefined } });
  socket.subscribe('BTCUSDT', () => undefined);
  clock.advance(30);
  network.publish('BTCUSDT');
  clock.advance(defaultTiming.heartbeatMs);
  expect([socket.phase, socket.isStale('BTCUSDT')]).toEqual(['open', false]);
  clock.advance(defaultTiming.staleMs);
  expect([socket.phase, socket.isStale('BTCUSDT')]).toEqual(['open', true]);
  socket.close();
});

const invalid = [NaN, -1, '5'] as number[];

it.each(names.flatMap((name) => invalid.map((ms) => [name, ms] as const)))(
  'rejects a %s of %s, and names both',
  (name, ms) => {
    expect(() => create({ [name]: ms })).toThrow(
      expect.objectContaining({
        kind: 'badTiming',
        message: expect.stringMatching(
          `^Invalid ${name} ${ms}: use a number of ms from [01] to (2147483647|Infinity)$`,
        ) as string,
      }) as Error,
    );
  },
);

it.each(['heartbeatMs', 'pingMs'] as const)('rejects a %s of 0, which would never rest', (name) => {
  expect(() => create({ [name]: 0 })).toThrow(
    `Invalid ${name} 0: use a number of ms from 1 to 2147483647`,
  );
});

it.each(names)('accepts a %s of `Infinity` only if no timer uses it', (name) => {
  for (const ms of [2 ** 31, Infinity]) {
    if (name === 'lingerMs' || name === 'staleMs')
      expect(() => create({ [name]: ms })).not.toThrow();
    else expect(() => create({ [name]: ms })).toThrow(`Invalid ${name} ${ms}: use a number of ms`);
  }
});
