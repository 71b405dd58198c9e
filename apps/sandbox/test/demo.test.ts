import { createFakeClock } from '@tooling/testing/fakeClock';
import { describe, expect, it } from 'vitest';
import { runSandbox, sharedSandbox, temporaryFolder } from './running.ts';
import { dayMs, demoCaller, script, wednesday, type TestCaller } from './taskCenterClient.ts';

/** Days after sign-up in which the newcomer tasks can be done. */
const newcomerDays = 30;
/** Fee of a spot trade per traded amount. */
const tradeFee = 0.001;
/** Uses are rounded to cents. */
const roundingOf = (uses: readonly unknown[]) => 0.005 * uses.length + 1e-6;

const sumOf = (amounts: readonly (string | number)[]) =>
  amounts.reduce<number>((sum, amount) => sum + Number(amount), 0);

/** Reads all pages of a list. */
async function all<Item>(
  read: (page: { limit: number; cursor?: string }) => Promise<{
    items: readonly Item[];
    next_cursor: string | null;
  }>,
): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null | undefined;
  while (cursor !== null) {
    const page = await read({ limit: 50, ...(cursor === undefined ? {} : { cursor }) });
    items.push(...page.items);
    cursor = page.next_cursor;
  }
  return items;
}

/** Reads the uses of all rewards of the account. */
async function usesOf(demo: TestCaller) {
  const rewards = await all((page) => demo.get('rewards', page));
  const uses = await Promise.all(
    rewards.map(async (reward) => {
      const { items } = await demo.get('usage', { reward_id: reward.reward_id, limit: 50 });
      return items.map((use) => ({ ...use, reward }));
    }),
  );
  return uses.flat();
}

/** Reads the account's trading volume: today, this week, and since it joined the Volume Cup. */
async function volumesOf(demo: TestCaller) {
  const current = async (task_id: string) =>
    Number((await demo.get('task', { task_id })).progress.current);
  const cup = await demo.get('campaign', { campaign_id: 'volume-cup' });
  return {
    today: await current('daily-trade'),
    week: await current('weekly-trade'),
    cup: Number(cup.own!.score),
    joinedAt: cup.joined_at!,
  };
}

describe.each([
  ['a Monday, just after midnight', Date.UTC(2026, 0, 5, 0, 0, 1)],
  ['a Wednesday at noon', Date.UTC(2026, 0, 7, 12)],
  ['a Saturday evening', Date.UTC(2026, 0, 10, 18, 30)],
  ['a Sunday, just before midnight', Date.UTC(2026, 0, 11, 23, 59, 59)],
])('the demo account of a sandbox that starts on %s', (_, now) => {
  const shared = sharedSandbox({ clock: createFakeClock(now) });
  const start = () => demoCaller(shared().url);
  const today = Math.floor(now / dayMs) * dayMs;
  const monday = today - ((new Date(now).getUTCDay() + 6) % 7) * dayMs;

  it('is older than its newcomer tasks, all of which it finished in time', async () => {
    const demo = await start();
    const { items } = await demo.get('tasks', { category: 'newcomer' });
    expect(items.length).toBeGreaterThan(4);
    for (const { task_id } of items) {
      const { state, ends_at, rules } = await demo.get('task', { task_id });
      expect([task_id, state]).toEqual([task_id, 'claimed']);
      expect(ends_at).toBeLessThan(now - 15 * dayMs);
      expect(rules[0]!.claimed_at).toBeLessThan(ends_at!);
      expect(rules[0]!.claimed_at).toBeGreaterThan(ends_at! - newcomerDays * dayMs);
    }
  });

  it('has no event before its sign-up or in the future', async () => {
    const demo = await start();
    const { ends_at } = await demo.get('task', { task_id: 'open-account' });
    const signUp = ends_at! - newcomerDays * dayMs;
    const [rewards, points, friends, notices, uses, campaigns] = await Promise.all([
      all((page) => demo.get('rewards', page)),
      all((page) => demo.get('points', page)),
      all((page) => demo.get('inviteRecords', page)),
      all((page) => demo.get('notices', page)),
      usesOf(demo),
      demo.get('campaigns', { filter: 'joined' }),
    ]);
    const times = [
      ...rewards.flatMap((each) => [each.granted_at, each.claimed_at, each.activated_at]),
      ...[...points, ...uses].map(({ at }) => at),
      ...friends.map(({ joined_at }) => joined_at),
      ...campaigns.items.map(({ joined_at }) => joined_at),
    ].filter((time) => time !== null);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(signUp);
    expect(Math.max(...times, ...notices.map(({ at }) => at))).toBeLessThanOrEqual(now);
    for (const { granted_at, claimed_at, activated_at } of rewards) {
      expect(claimed_at ?? now).toBeGreaterThanOrEqual(granted_at);
      expect(activated_at ?? now).toBeGreaterThanOrEqual(claimed_at ?? now);
    }
  });

  it('has the same traded volume in tasks and campaigns', async () => {
    const { today: ofToday, week, cup, joinedAt } = await volumesOf(await start());
    expect(ofToday).toBeGreaterThan(0);
    expect(ofToday).toBeLessThanOrEqual(week);
    expect(ofToday).toBeLessThanOrEqual(cup);
    if (joinedAt < monday) expect(week).toBeLessThanOrEqual(cup);
    else expect(cup).toBeLessThanOrEqual(week);
    if (monday === today) expect(week).toBe(ofToday);
  });

  it('got back no more fees than its trades cost', async () => {
    const demo = await start();
    const { today: ofToday, week, cup, joinedAt } = await volumesOf(demo);
    const uses = (await usesOf(demo)).filter(
      ({ kind, reward: { type } }) =>
        kind === 'trade' && (type === 'fee_rebate' || type === 'coupon'),
    );
    expect(uses.some(({ reward: { type } }) => type === 'fee_rebate')).toBe(true);
    for (const [since, volume] of [
      [today, ofToday],
      [monday, week],
      [joinedAt, cup],
    ] as const) {
      const later = uses.filter(({ at }) => at >= since);
      const fees = volume * tradeFee;
      expect(sumOf(later.map(({ value }) => value.amount))).toBeLessThanOrEqual(
        fees + roundingOf(later),
      );
      const rebates = later.filter(({ reward }) => reward.type === 'fee_rebate');
      expect(sumOf(rebates.map(({ value }) => value.amount))).toBeLessThanOrEqual(
        fees * 0.2 + roundingOf(rebates),
      );
    }
  });

  it('has a points balance that is the sum of its history', async () => {
    const demo = await start();
    const { balance, earned, spent, expired } = await demo.get('points');
    const entries = (await all((page) => demo.get('points', page))).reverse();
    let sum = 0;
    for (const entry of entries) {
      sum += Number(entry.change);
      expect(Number(entry.balance)).toBe(sum);
    }
    expect(Number(balance)).toBe(sum);
    expect(Number(earned) - Number(spent) - Number(expired)).toBe(sum);
    expect((await demo.get('home')).totals.points).toBe(balance);
    expect((await demo.get('shop')).balance).toBe(balance);
    expect(Number(spent)).toBeGreaterThan(0);
  });

  it('has a streak with a check-in in the history of points for each day', async () => {
    const demo = await start();
    const { check_in: checkIn } = await demo.get('home');
    expect(checkIn).toMatchObject({ checked_today: false, streak: 5, lost: null });
    const history = await all((page) => demo.get('points', page));
    const days = history
      .filter(({ origin }) => origin?.text === 'Daily check-in')
      .map(({ at }) => Math.floor(at / dayMs) * dayMs);
    expect(days.slice(0, 5)).toEqual([1, 2, 3, 4, 5].map((ago) => today - ago * dayMs));
  });

  it('contains the source of every reward, including gifts', async () => {
    const demo = await start();
    const rewards = await all((page) => demo.get('rewards', page));
    const origins = new Set(rewards.map(({ origin }) => origin?.text));
    expect(origins).not.toContain(undefined);
    expect(origins).toContain('A gift from us');
    expect(origins).toContain('Points shop');
  });

  it('has the same earnings from friends in the invitation and in the list of rewards', async () => {
    const demo = await start();
    const { earned, funnel } = await demo.get('invite');
    const friends = await all((page) => demo.get('inviteRecords', page));
    expect(friends).toHaveLength(funnel.registered);
    const rewards = (await all((page) => demo.get('rewards', page))).filter(
      ({ origin, type }) => origin?.text === 'Invite friends' && type === 'coupon',
    );
    expect(sumOf(rewards.map(({ value }) => value.amount))).toBe(Number(earned.amount));
    // A friend counts from the first trade, which the demo account's friends make at once.
    const traded = friends.filter(({ stage }) => stage === 'traded');
    const season = await demo.get('campaign', { campaign_id: 'friends-season' });
    expect(Number(season.own!.score)).toBe(
      traded.filter(({ joined_at }) => joined_at >= season.joined_at!).length,
    );
    expect(Number((await demo.get('task', { task_id: 'weekly-invite' })).progress.current)).toBe(
      traded.filter(({ joined_at }) => joined_at >= monday).length,
    );
  });

  it.each(['volume-cup', 'friends-season', 'spring-sprint'])(
    'has other participants behind it in the campaign "%s"',
    async (campaignId) => {
      const demo = await start();
      const { own, participants } = await demo.get('campaign', { campaign_id: campaignId });
      expect(own!.rank).toBeLessThan(participants * 0.9);
    },
  );

  it('waits to claim the prize of its rank in the ended campaign', async () => {
    const demo = await start();
    const { own, prizes } = await demo.get('campaign', { campaign_id: 'spring-sprint' });
    const won = prizes.find(
      ({ from_rank, to_rank }) => own!.rank! >= from_rank && own!.rank! <= to_rank,
    );
    expect(own!.prize).toMatchObject({ value: won!.value, to_claim: true });
    const { own: leader } = await demo.get('leaderboard', { campaign_id: 'spring-sprint' });
    expect(leader).toMatchObject({ rank: own!.rank, score: { amount: own!.score } });
  });

  it('shows what a visitor should try: claims of many kinds, deadlines, a box, campaigns', async () => {
    const demo = await start();
    const { totals } = await demo.get('home');
    const { items: claimable } = await demo.get('claimable');
    expect(claimable).toHaveLength(12);
    expect(totals.claimable_tasks + totals.claimable_rewards).toBe(12);
    expect(new Set(claimable.map(({ reward }) => reward.type)).size).toBeGreaterThanOrEqual(5);
    const { count, to_claim: toClaim, claim_by: claimBy, use_by: useBy } = totals.expiring;
    expect([count, toClaim]).toEqual([4, 1]);
    // One time for both would be wrong for one of them.
    expect(claimBy).not.toBe(useBy);
    const wallet = await demo.get('wallet');
    expect(wallet.expiring).toMatchObject({ count, claim_by: claimBy, use_by: useBy });
    const { items: active, counts } = await demo.get('rewards', { group: 'active', limit: 50 });
    expect(wallet).toMatchObject({
      ready: { count: counts.to_claim },
      active: { count: counts.active },
      received: { count: counts.used },
    });
    const boxes = active.filter(({ type }) => type === 'mystery_box');
    expect(boxes).toMatchObject([{ state: 'active', opened: null }]);
    const joined = await demo.get('campaigns', { filter: 'joined' });
    expect(joined.items.map(({ state }) => state)).toEqual(['ongoing', 'ongoing', 'ended']);
  });
});

describe('the demo account of a sandbox that starts again in a later season', () => {
  const seasonDays = 28;

  it('joins no campaign whose conditions it does not meet', async () => {
    const dataFolder = temporaryFolder();
    const first = await runSandbox({ dataFolder, clock: createFakeClock(wednesday) });
    await script(first.url, '/users', { email: 'demo@brand.com', kycLevel: 0 });
    await first.close();
    const clock = createFakeClock(wednesday + seasonDays * dayMs);
    const { url } = await runSandbox({ dataFolder, clock });
    const demo = await demoCaller(url);
    const { state, joined_at } = await demo.get('campaign', { campaign_id: 'volume-cup-2' });
    expect({ state, joined_at }).toEqual({ state: 'ongoing', joined_at: null });
  });

  it('has another friend each week', async () => {
    const dataFolder = temporaryFolder();
    const newest = [];
    for (const week of [0, 1, 2, 3]) {
      const clock = createFakeClock(wednesday + week * 7 * dayMs);
      const sandbox = await runSandbox({ dataFolder, clock });
      const { items } = await (await demoCaller(sandbox.url)).get('inviteRecords');
      newest.push(items[0]!.name);
      await sandbox.close();
    }
    expect(new Set(newest).size).toBe(4);
  });
});
