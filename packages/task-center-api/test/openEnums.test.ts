import { expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../src/endpoints.ts';
import { liveEvent } from '../src/liveEvent.ts';
import { readInput } from '@exchange/exchange-api';
import { liveEvents } from './liveEvents.ts';
import { samples } from './samples.ts';

const first = (name: EndpointName) => samples[name][0]!;

/** Values of enums that schemas define inline. `enums.test.ts` covers the exported lists. */
it.each(['progress', 'claimed', 'reward', 'campaign', 'check_in', 'invite', 'refresh'])(
  'accepts the event type %s',
  (type) => {
    const read = readInput(liveEvent, { ...liveEvents[0], type });
    expect(read).toMatchObject({ ok: true, value: { type } });
  },
);

it.each(['credited', 'trade', 'derivatives', 'earn', 'opened', 'revoked'])(
  'accepts the reward use %s',
  (kind) => {
    const item = { usage_id: '1', at: 1, kind, value: { amount: '1', unit: 'USDT' }, opened: null };
    const page = { items: [item], next_cursor: null };
    expect(readInput(endpoints.usage.result, page)).toEqual({ ok: true, value: page });
  },
);

it.each(['checked', 'today', 'upcoming'])('accepts the day state %s', (state) => {
  const result = structuredClone(first('checkIn')) as { check_in: { days: { state: string }[] } };
  for (const day of result.check_in.days) day.state = state;
  expect(readInput<unknown>(endpoints.checkIn.result, result)).toEqual({ ok: true, value: result });
});

it.each([
  ['a task state', 'task', { state: 'of_a_newer_server' }],
  ['a task category', 'task', { category: 'of_a_newer_server' }],
  ['a task kind', 'task', { kind: 'of_a_newer_server' }],
  ['a reward type', 'reward', { type: 'of_a_newer_server' }],
  ['a reward state', 'reward', { state: 'of_a_newer_server' }],
  ['a campaign state', 'campaign', { state: 'of_a_newer_server' }],
] as const)('reads %s that is unknown as "other"', (_subject, name, change) => {
  const key = Object.keys(change)[0]!;
  const read = readInput<unknown>(endpoints[name].result, { ...first(name), ...change });
  expect(read).toMatchObject({ ok: true, value: { [key]: 'other' } });
});
