import { DatabaseSync } from 'node:sqlite';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../src/index.ts';
import { openDatabase } from '../src/database.ts';
import { migrations } from '../src/migrations.ts';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox, temporaryFolder } from './running.ts';
import {
  dayMs,
  demoCaller,
  loggedIn,
  newCaller,
  verifiedCaller,
  script,
  wednesday,
  type TestCaller,
} from './taskCenterClient.ts';

const cup = 'volume-cup';
const league = 'derivatives-league';
/** Offset of the campaign's end from noon of the first day. The campaign lasts 21 days. */
const cupEnds = 21 * dayMs - dayMs / 2;
/** Offset of the time when the ranks are final, 7 days later. */
const cupFinal = 28 * dayMs - dayMs / 2;

describe('the prizes of a campaign', () => {
  it('are claimable once per ranked account when the ranks are final', async () => {
    const clock = createFakeClock(wednesday);
    const dataFolder = temporaryFolder();
    const first = await createSandbox({ clock, dataFolder });
    const accounts = [await verifiedCaller(first.url), await verifiedCaller(first.url)] as const;
    for (const user of accounts) await user.post('join', { campaign_id: cup });
    await script(first.url, '/act', { user: accounts[0].id, kind: 'trade', amount: '9000000' });

    await script(first.url, '/clock', { offsetMs: cupFinal - 1 });
    // The sessions have expired by now, so log in again.
    const winner = await loggedIn(first.url, accounts[0]);
    const idle = await loggedIn(first.url, accounts[1]);
    const toClaim = async (user: TestCaller) =>
      (await user.get('rewards', { group: 'to_claim' })).items;
    const own = async () => (await winner.get('campaign', { campaign_id: cup })).own;
    for (const offsetMs of [cupEnds, cupFinal - 1]) {
      await script(first.url, '/clock', { offsetMs });
      expect(await toClaim(winner)).toEqual([]);
      expect(await own()).toMatchObject({ rank: 1, prize: null });
    }

    await script(first.url, '/clock', { offsetMs: cupFinal });
    // The first call after the ranks are final grants the prizes. Send 20 such calls at once.
    await Promise.all(Array.from({ length: 20 }, () => winner.get('home')));
    const [prize, ...others] = await toClaim(winner);
    expect(others).toEqual([]);
    expect(prize).toMatchObject({
      reward_code: 'coupon',
      state: 'to_claim',
      value: { amount: '2000', unit: 'USDT' },
    });
    expect(await own()).toEqual({
      rank: 1,
      score: '9000000',
      prize: {
        reward_id: prize!.reward_id,
        reward_code: 'coupon',
        value: { amount: '2000', unit: 'USDT' },
        to_claim: true,
      },
    });
    expect(await toClaim(idle)).toEqual([]);
    const claimed = await winner.post('claimReward', { reward_id: prize!.reward_id });
    expect(claimed.result.reward.state).toBe('active');

    // A restart grants no second prize.
    await first.close();
    const second = await runSandbox({ clock, dataFolder });
    await script(second.url, '/clock', { offsetMs: cupFinal });
    const again = await loggedIn(second.url, accounts[0]);
    expect((await again.get('rewards')).items).toMatchObject([
      { reward_id: prize!.reward_id, state: 'active' },
    ]);
  });

  it.each([
    ['on the EU edition', { edition: 'eu', lang: 'en' }],
    ['elsewhere', {}],
  ] as const)('are margin only in campaigns about derivatives %s', async (_where, page) => {
    const { url } = await runSandbox();
    const { items } = await (await newCaller(url)).get('campaigns', { ...page, limit: 50 });
    expect(items.length).toBeGreaterThan(2);
    for (const { art, prize_kind } of items) {
      expect(prize_kind.type, art).toBe(art === 'league' ? 'bonus' : 'coupon');
    }
  });

  it('stay a bonus for participants who joined where derivatives are offered', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await verifiedCaller(url);
    const typeOn = async (caller: TestCaller, edition: string) =>
      (await caller.get('campaign', { campaign_id: league, edition, lang: 'en' })).prize_kind.type;
    expect(await typeOn(user, 'default')).toBe('bonus');
    await user.post('join', { campaign_id: league });
    expect(await typeOn(user, 'eu')).toBe('bonus');
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '90000000' });
    await script(url, '/clock', { offsetMs: 18 * dayMs - dayMs / 2 });
    const winner = await loggedIn(url, user);
    expect(await typeOn(winner, 'eu')).toBe('bonus');
    const { items } = await winner.get('rewards', { group: 'to_claim' });
    expect(items.map((reward) => reward.type)).toEqual(['bonus']);
  });

  it('are paid in the coin of the edition on which the user joined', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await verifiedCaller(url);
    const eu = { edition: 'eu', lang: 'en' } as const;
    await user.post('join', { campaign_id: cup }, { page: eu });
    const unitsOn = async (caller: TestCaller, page: object) => {
      const { pool, prizes, own } = await caller.get('campaign', { campaign_id: cup, ...page });
      return [pool.unit, prizes[0]!.value.unit, own!.prize?.value.unit];
    };
    for (const page of [eu, {}]) {
      expect(await unitsOn(user, page)).toEqual(['USDC', 'USDC', undefined]);
    }
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '9000000' });
    await script(url, '/clock', { offsetMs: cupFinal });
    const winner = await loggedIn(url, user);
    const { items } = await winner.get('rewards', { group: 'to_claim' });
    expect(items[0]!.value).toEqual({ amount: '2000', unit: 'USDC' });
    for (const page of [eu, {}]) {
      expect(await unitsOn(winner, page)).toEqual(['USDC', 'USDC', 'USDC']);
      const { own } = await winner.get('leaderboard', { campaign_id: cup, ...page });
      expect(own!.prize!.unit).toBe('USDC');
    }
  });

  it('include a prize from an ended campaign for the demo account', async () => {
    const { url } = await runSandbox();
    const demo = await demoCaller(url);
    const { own } = await demo.get('campaign', { campaign_id: 'spring-sprint' });
    expect(own!.prize!.value).toEqual({ amount: '44', unit: 'USDT' });
    const reward = await demo.get('reward', { reward_id: own!.prize!.reward_id });
    expect(reward).toMatchObject({
      state: 'to_claim',
      value: own!.prize!.value,
      task_id: null,
      origin: { text: 'Spot Sprint' },
    });
    // The ranks no longer change.
    const { updated_at } = await demo.get('leaderboard', { campaign_id: 'spring-sprint' });
    expect(updated_at).toBeLessThan((await demo.get('home')).server_time - 4 * dayMs);
  });
});

describe('an invitation', () => {
  it('pays the inviter once for each friend who trades', async () => {
    const { url } = await runSandbox();
    const inviter = await newCaller(url);
    const friend = await newCaller(url, { referralCode: (await inviter.get('invite')).code });
    const rewards = async () => (await inviter.get('rewards')).items;
    await script(url, '/act', { user: friend.id, kind: 'deposit', amount: '100' });
    expect(await rewards()).toEqual([]);

    await Promise.all(
      Array.from({ length: 10 }, () => script(url, '/act', { user: friend.id, kind: 'trade' })),
    );
    expect(await rewards()).toMatchObject([
      { state: 'to_claim', value: { amount: '20', unit: 'USDT' } },
    ]);
    // A fake friend who trades also pays. A friend who only registered does not.
    await script(url, '/act', { user: inviter.id, kind: 'invite', stage: 'traded' });
    await script(url, '/act', { user: inviter.id, kind: 'invite', stage: 'registered' });
    expect(await rewards()).toHaveLength(2);
    const { earned, per_friend } = await inviter.get('invite');
    expect(per_friend).toEqual({ amount: '20', unit: 'USDT' });
    expect(earned).toEqual({ amount: '40', unit: 'USDT' });
  });
});

describe('a database that is weeks old', () => {
  it('has a new round of every campaign and keeps the previous one', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    await script(url, '/clock', { offsetMs: 40 * dayMs });
    const user = await verifiedCaller(url);
    const { items } = await user.get('campaigns');
    expect(items.map(({ campaign_id, state }) => [campaign_id, state])).toEqual([
      ['volume-cup-2', 'ongoing'],
      ['derivatives-league-2', 'ended'],
      ['friends-season-2', 'ongoing'],
      ['earn-festival-2', 'ongoing'],
      ['volume-cup', 'ended'],
      ['derivatives-league', 'ended'],
      ['friends-season', 'ended'],
      ['earn-festival', 'ended'],
      ['spring-sprint', 'ended'],
    ]);
    const joined = await user.post('join', { campaign_id: 'volume-cup-2' });
    expect(joined.result.own).toEqual({ rank: null, score: '0', prize: null });
    for (const campaign_id of ['volume-cup-3', 'volume-cup-1', 'spring-sprint-2', 'volume-cup-x']) {
      expect((await user.call('campaign', { campaign_id })).ret_code).toBe(10004);
    }

    const entry = await user.get('task', { task_id: 'volume-cup-entry' });
    expect(entry).toMatchObject({ period: 'once-2', state: 'todo' });
    expect(entry.gates).toContainEqual(
      expect.objectContaining({ campaign_id: 'volume-cup-2', met: true }),
    );
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '2000' });
    const claim = { task_id: 'volume-cup-entry', period: 'once-2', rule_index: 0 };
    expect((await user.post('claim', claim)).ret_code).toBe(0);
  });

  it.each([7, 30, 400])('has claimable tasks for the demo account after %d days', async (days) => {
    const dataFolder = temporaryFolder();
    await (await createSandbox({ clock: createFakeClock(wednesday), dataFolder })).close();
    const clock = createFakeClock(wednesday + days * dayMs);
    const { url } = await runSandbox({ clock, dataFolder });
    const { tasks, campaigns, totals } = await (await demoCaller(url)).get('home');
    expect(totals.claimable_tasks).toBeGreaterThanOrEqual(3);
    expect(totals.claimable_rewards).toBeGreaterThanOrEqual(2);
    expect(campaigns.some(({ state }) => state === 'ongoing')).toBe(true);
    const open = tasks.filter(
      ({ category, state }) => category === 'special' && !['ended', 'expired'].includes(state),
    );
    expect(open.length).toBeGreaterThanOrEqual(4);
  });

  it('keeps all its data when it is migrated', () => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, 'sandbox.db'));
    for (const step of migrations.slice(0, 2)) old.exec(step);
    old.exec(`
      PRAGMA user_version = 2;
      INSERT INTO users (id, email, password_hash, username, created_at)
        VALUES (1, 'a@brand.com', 'x', 'a', 1);
      INSERT INTO rewards (id, user_id, code, amount, source, source_id, granted_at, remaining)
        VALUES (7, 1, 'points', '5', 'task', 'open-account/once/0', 1, '2');
      INSERT INTO claims (user_id, task_id, period, rule_index, reward_id, claimed_at)
        VALUES (1, 'open-account', 'once', 0, 7, 1);
      INSERT INTO reward_usage (reward_id, at, kind, amount) VALUES (7, 1, 'credited', '3');
      INSERT INTO friends (id, inviter_id, name, joined_at, deposited_at, traded_at)
        VALUES (3, 1, 'b', 1, 1, 2), (4, 1, 'c', 1, 1, NULL);
    `);
    old.close();

    const { db, close } = openDatabase(folder);
    expect(db.prepare('SELECT id, remaining FROM rewards ORDER BY id').all()).toEqual([
      { id: 7, remaining: '2' },
      { id: 8, remaining: '20' },
    ]);
    expect(db.prepare('SELECT reward_id FROM claims').all()).toEqual([{ reward_id: 7 }]);
    expect(db.prepare('SELECT amount FROM reward_usage').all()).toEqual([{ amount: '3' }]);
    expect(() => db.exec('DELETE FROM rewards WHERE id = 7')).toThrow(/FOREIGN KEY/);
    close();
  });

  it('pays coupons for prizes of spot campaigns that were not granted yet', () => {
    const folder = temporaryFolder();
    const old = new DatabaseSync(join(folder, 'sandbox.db'));
    const before = migrations.findIndex((step) => step.includes("SET prize_code = 'coupon'"));
    for (const step of migrations.slice(0, before)) old.exec(step);
    old.exec(`
      PRAGMA user_version = ${before};
      INSERT INTO users (id, email, password_hash, username, created_at)
        VALUES (1, 'a@brand.com', 'x', 'a', 1);
      INSERT INTO campaign_entries (user_id, campaign_id, prize_code, joined_at) VALUES
        (1, 'volume-cup', 'bonus', 1), (1, 'volume-cup-2', 'bonus', 1),
        (1, 'derivatives-league-2', 'bonus', 1);
      INSERT INTO campaign_settlements (campaign_id, settled_at) VALUES ('volume-cup', 2);
    `);
    old.close();

    const { db, close } = openDatabase(folder);
    const rows = db.prepare('SELECT prize_code FROM campaign_entries ORDER BY campaign_id').all();
    expect(rows.map(({ prize_code }) => prize_code)).toEqual(['bonus', 'bonus', 'coupon']);
    close();
  });
});
