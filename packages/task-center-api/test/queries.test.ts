import { describe, expect, it } from 'vitest';
import { endpoints, type EndpointName } from '../src/endpoints.ts';
import { readInput } from '@exchange/exchange-api';

const queries = Object.entries(endpoints) as [EndpointName, (typeof endpoints)[EndpointName]][];
const read = (name: EndpointName, query: object) =>
  readInput<unknown>(endpoints[name].query, query);

/** Query fields of each call, without `lang`. */
const fields: Record<EndpointName, object> = {
  time: {},
  home: {},
  tasks: { category: 'daily', cursor: 'WzFd', limit: '50' },
  task: { task_id: 'first-deposit', rule_index: '99' },
  campaigns: { filter: 'joined', cursor: 'WzFd', limit: '1' },
  campaign: { campaign_id: 'volume-cup' },
  leaderboard: { campaign_id: 'volume-cup', cursor: 'WzFd', limit: '7' },
  rewards: {
    group: 'active',
    type: 'coupon',
    search: 'fee',
    sort: 'ending',
    cursor: 'WzFd',
    limit: '7',
  },
  reward: { reward_id: '7', reward_code: 'coupon-10' },
  claimable: {},
  kinds: {},
  wallet: {},
  usage: { reward_id: '7', cursor: 'WzFd', limit: '7' },
  invite: {},
  inviteRecords: { cursor: 'WzFd', limit: '7' },
  points: { cursor: 'WzFd', limit: '7' },
  shop: {},
  notices: { cursor: 'WzFd', limit: '7' },
  claim: {},
  claimReward: {},
  claimAll: {},
  activate: {},
  buy: {},
  readNotices: {},
  switchNotice: {},
  join: {},
  checkIn: {},
};

describe.each(queries.filter(([name]) => name !== 'time'))('the query of %s', (name) => {
  const own = fields[name];

  it('accepts a language with and without a region', () => {
    for (const lang of ['en', 'kok', 'tr-TUR', 'zh-TW', 'es-419', 'de-CHDE']) {
      expect(read(name, { ...own, lang })).toMatchObject({ ok: true, value: { lang } });
    }
  });

  it('refuses a language that is not a locale', () => {
    const hostile = ['../../etc', '<b>', '', 'en\n', ' en'];
    for (const lang of [...hostile, 'EN', 'e', 'engl', 'en-G', 'en-GEORG', 'en_GB']) {
      expect(read(name, { ...own, lang })).toEqual({ ok: false, message: 'lang: is not a locale' });
    }
  });

  it('does not require a language', () => {
    expect(read(name, own)).toMatchObject({ ok: true });
  });

  it('refuses an unknown field', () => {
    expect(read(name, { ...own, colour: 'red' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^colour: /),
    });
  });
});

it('accepts no field for the time, not even a language', () => {
  expect(read('time', {})).toEqual({ ok: true, value: {} });
  expect(read('time', { lang: 'en' })).toMatchObject({ ok: false });
});

it.each([
  ['task', 'task_id'],
  ['campaign', 'campaign_id'],
  ['leaderboard', 'campaign_id'],
  ['reward', 'reward_id'],
  ['usage', 'reward_id'],
] as const)('the query of %s requires a %s', (name, field) => {
  expect(read(name, { ...fields[name], [field]: undefined })).toMatchObject({
    ok: false,
    message: expect.stringContaining(`${field}: `),
  });
});

describe.each([
  'tasks',
  'campaigns',
  'leaderboard',
  'rewards',
  'usage',
  'inviteRecords',
  'points',
  'notices',
] as const)('a page of %s', (name) => {
  it.each([
    ['limit', '0', 'is less than 1'],
    ['limit', '51', 'is more than 50'],
    ['limit', 'x', 'is not an integer'],
    ['limit', 'x1', 'is not an integer'],
    ['limit', '1x', 'is not an integer'],
    ['cursor', '', 'is not a cursor'],
    ['cursor', 'a b', 'is not a cursor'],
    ['cursor', ' a', 'is not a cursor'],
    ['cursor', 'a=', 'is not a cursor'],
    ['cursor', 'x'.repeat(201), 'is not a cursor'],
  ])('refuses %s=%s', (field, text, message) => {
    expect(read(name, { ...fields[name], [field]: text })).toEqual({
      ok: false,
      message: `${field}: ${message}`,
    });
  });

  it('accepts a limit of 1 to 50 and a cursor of 200 characters', () => {
    for (const limit of ['1', '50']) {
      expect(read(name, { ...fields[name], limit })).toMatchObject({
        ok: true,
        value: { limit: Number(limit) },
      });
    }
    const cursor = 'aZ09_-'.repeat(33) + 'xx';
    expect(read(name, { ...fields[name], cursor })).toMatchObject({
      ok: true,
      value: { cursor },
    });
  });
});

describe('filters', () => {
  it.each([
    ['tasks', 'category', ['newcomer', 'daily', 'weekly', 'special']],
    ['campaigns', 'filter', ['joined', 'upcoming', 'ongoing', 'ended']],
    ['rewards', 'group', ['to_claim', 'active', 'used', 'expired']],
    ['rewards', 'type', ['fee_rebate', 'points']],
    ['rewards', 'sort', ['newest', 'ending']],
  ] as const)('of %s by %s accept only the listed values', (name, field, words) => {
    for (const word of words) {
      expect(read(name, { [field]: word })).toEqual({ ok: true, value: { [field]: word } });
    }
    for (const word of ['other', '', 'toString']) {
      expect(read(name, { [field]: word })).toMatchObject({
        ok: false,
        message: expect.stringContaining(`${field}: `),
      });
    }
  });

  it('of rewards accept a search text of at most 100 characters', () => {
    expect(read('rewards', { search: 'x'.repeat(100) }).ok).toBe(true);
    expect(read('rewards', { search: 'x'.repeat(101) })).toEqual({
      ok: false,
      message: 'search: is longer than 100 characters',
    });
  });

  it.each([
    ['0', true],
    ['99', true],
    ['100', false],
    ['-1', false],
  ])('of a task accept the tier index %s: %s', (rule_index, ok) => {
    expect(read('task', { task_id: 'a', rule_index }).ok).toBe(ok);
  });
});

describe('bodies', () => {
  const claim = { task_id: 'vip-volume', period: '2026-01-07', rule_index: 1 };
  const bodies: [EndpointName, object][] = [
    ['claim', claim],
    ['claimReward', { reward_id: '7' }],
    ['claimAll', {}],
    ['activate', { reward_id: '7' }],
    ['buy', { offer_id: 'coupon-10', price: '200' }],
    ['readNotices', { until: 1_767_787_200_000 }],
    ['readNotices', { notice_id: 'credited-7' }],
    ['switchNotice', { kind: 'expires', on: false }],
    ['join', { campaign_id: 'volume-cup' }],
    ['checkIn', {}],
  ];

  it.each(bodies)('of %s are read unchanged, and refused with any other field', (name, body) => {
    const readBody = (input: object) => readInput<unknown>(endpoints[name].body!, input);
    expect(readBody(body)).toEqual({ ok: true, value: body });
    expect(readBody({ ...body, amount: '1' })).toMatchObject({
      ok: false,
      message: expect.stringMatching(/^amount: /),
    });
    for (const field of Object.keys(body)) {
      expect(readBody({ ...body, [field]: undefined })).toMatchObject({
        ok: false,
        message: expect.stringContaining(field),
      });
    }
  });

  it.each([
    [0, true],
    [99, true],
    [100, false],
    [-1, false],
    [0.5, false],
  ])('of a claim accept the tier index %d: %s', (rule_index, ok) => {
    expect(readInput<unknown>(endpoints.claim.body, { ...claim, rule_index }).ok).toBe(ok);
  });
});
