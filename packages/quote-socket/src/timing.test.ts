import { expect, it } from 'vitest';
import { createQuoteSocket, defaultTiming, type QuoteTiming } from './index.ts';
import { createSharedQuoteSocket } from './tabs/index.ts';

const create = (timing: Partial<QuoteTiming>) =>
  createQuoteSocket({ url: 'wss://quotes.test/', timing });

it.each<Partial<QuoteTiming>>([
  { pingMs: 20_000 },
  { deadMs: 11_000 },
  { heartbeatMs: 3_001 },
  { pingMs: NaN },
])('rejects the timing %j', (timing) => {
  const error = expect.objectContaining({
    name: 'QuoteSocketError',
    kind: 'badTiming',
    message: 'Invalid deadMs: use over pingMs + heartbeatMs',
  }) as Error;
  expect(() => create(timing)).toThrow(error);
  expect(() => createSharedQuoteSocket({ url: 'wss://quotes.test/', timing })).toThrow(error);
});

it.each<Partial<QuoteTiming>>([
  {},
  defaultTiming,
  { deadMs: 11_001 },
  { pingMs: 20_000, deadMs: 21_001 },
  { heartbeatMs: 1, pingMs: 1, deadMs: 3, graceMs: 2 },
])('accepts the timing %j', (timing) => {
  expect(() => create(timing)).not.toThrow();
});
