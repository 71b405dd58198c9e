import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { readInput } from '@exchange/exchange-api';
import {
  endpoints,
  type BodyOf,
  type EndpointName,
  type QueryOf,
  type ResultOf,
} from './endpoints.ts';
import { apiPath, eventsPath, taskCenterPaths } from './paths.ts';
import { usage } from './rewards/reward.ts';

const table = Object.entries(endpoints);
const pathOf = (name: string) => taskCenterPaths[name as EndpointName];

it('lists every call with its method, path and options', () => {
  expect(
    table.map(([name, { method, guests, idempotent }]) =>
      [method, pathOf(name), name, guests && 'guests', idempotent && 'key']
        .filter(Boolean)
        .join(' '),
    ),
  ).toEqual([
    'GET /x-api/task-center/v1/time time guests',
    'GET /x-api/task-center/v1/home home guests',
    'GET /x-api/task-center/v1/tasks tasks guests',
    'GET /x-api/task-center/v1/task task guests',
    'GET /x-api/task-center/v1/campaigns campaigns guests',
    'GET /x-api/task-center/v1/campaign campaign guests',
    'GET /x-api/task-center/v1/leaderboard leaderboard guests',
    'GET /x-api/task-center/v1/rewards rewards',
    'GET /x-api/task-center/v1/reward reward',
    'GET /x-api/task-center/v1/claimable claimable',
    'GET /x-api/task-center/v1/reward-kinds kinds guests',
    'GET /x-api/task-center/v1/wallet wallet',
    'GET /x-api/task-center/v1/usage usage',
    'GET /x-api/task-center/v1/invite invite',
    'GET /x-api/task-center/v1/invite-records inviteRecords',
    'GET /x-api/task-center/v1/points points',
    'GET /x-api/task-center/v1/shop shop guests',
    'GET /x-api/task-center/v1/notices notices',
    'POST /x-api/task-center/v1/claim claim key',
    'POST /x-api/task-center/v1/claim-reward claimReward key',
    'POST /x-api/task-center/v1/claim-all claimAll key',
    'POST /x-api/task-center/v1/activate activate key',
    'POST /x-api/task-center/v1/buy buy key',
    'POST /x-api/task-center/v1/read-notices readNotices',
    'POST /x-api/task-center/v1/switch-notice switchNotice',
    'POST /x-api/task-center/v1/join join',
    'POST /x-api/task-center/v1/check-in checkIn',
  ]);
});

it('describes every call in README.md', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `(\w+)` +\| `(\w+) (\S+)`/gm)].map((row) => row.slice(1));
  const calls = table.map(([name, { method }]) => [
    name,
    method,
    pathOf(name).replace(apiPath, ''),
  ]);
  expect(rows.sort()).toEqual(calls.sort());
});

it('defines a body for every POST and for no GET', () => {
  for (const [, { method, body }] of table) expect(body !== undefined).toBe(method === 'POST');
});

it('infers the types of a call from its name', () => {
  expectTypeOf<QueryOf<'reward'>>().toEqualTypeOf<{
    lang?: string | undefined;
    edition?: string | undefined;
    reward_id: string;
    reward_code?: string | undefined;
  }>();
  expectTypeOf<BodyOf<'claim'>['task_id']>().toEqualTypeOf<string>();
  expectTypeOf<BodyOf<'home'>>().toEqualTypeOf<undefined>();
  expectTypeOf<ResultOf<'time'>>().toEqualTypeOf<{ server_time: number }>();
});

const hostile: [string, unknown][] = [
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'x'],
  ['a number', 7],
  ['true', true],
  ['an unknown field', { stranger: 1 }],
  ['a prototype', JSON.parse('{"__proto__":{"task_id":"a","reward_id":"a","campaign_id":"a"}}')],
  ['a deep nest', JSON.parse(`${'{"a":'.repeat(500)}1${'}'.repeat(500)}`)],
];

describe.each(table)('%s', (_name, { method, query, body, result }) => {
  it.each(hostile)('refuses %s as a result, with a message', (_subject, input) => {
    const read = readInput<unknown>(result, input);
    expect(read).toEqual({ ok: false, message: expect.stringMatching(/\w/) });
  });

  it.each(hostile)('refuses %s as input, with a message', (_subject, input) => {
    const read = readInput<unknown>(method === 'GET' ? query : body!, input);
    expect(read).toEqual({ ok: false, message: expect.stringMatching(/\w/) });
  });
});

describe('messages', () => {
  it.each<[EndpointName, unknown, string]>([
    [
      'claim',
      {},
      ['task_id', 'period', 'rule_index']
        .map((name) => `${name}: Invalid key: Expected "${name}" but received undefined`)
        .join('; '),
    ],
    [
      'claim',
      { task_id: 'a b', period: 'once', rule_index: 1.5 },
      'task_id: is not an id; rule_index: is not an integer',
    ],
    ['claim', { task_id: 'a', period: 'once', rule_index: -1 }, 'rule_index: is less than 0'],
    ['activate', { reward_id: '1', x: 1 }, 'x: Invalid key: Expected never but received "x"'],
  ])('explain the refusal of %s with %j', (name, input, message) => {
    expect(readInput<unknown>(endpoints[name].body!, input)).toEqual({ ok: false, message });
  });
});

describe('results of a newer server', () => {
  const known = {
    usage_id: '1',
    at: 1,
    kind: 'trade',
    value: { amount: '1', unit: 'USDT' },
    opened: null,
  };

  it('may have unknown fields', () => {
    expect(v.parse(usage, { ...known, colour: 'red' })).toEqual(known);
  });

  it('may have unknown enum values, read as "other"', () => {
    expect(v.parse(usage, { ...known, kind: 'teleported' }).kind).toBe('other');
  });

  it.each([7, null, undefined, {}])('may not have %j as an enum value', (kind) => {
    expect(v.is(usage, { ...known, kind })).toBe(false);
  });
});

it('keeps the path of the live events', () => {
  expect(eventsPath).toBe('/x-api/task-center/v1/events');
});
