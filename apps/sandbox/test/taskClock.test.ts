import { claimClocks } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox } from './running.ts';
import {
  callerOf,
  dayMs,
  loggedIn,
  newCaller,
  script,
  stateOf,
  verifiedCaller,
  wednesday,
} from './taskCenterClient.ts';

describe('a task', () => {
  it('has a new round every day, and the previous one stays claimable', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await verifiedCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '150' });
    const daily = async () =>
      (await user.get('tasks', { category: 'daily' })).items.find(
        ({ task_id }) => task_id === 'daily-trade',
      );
    expect(await daily()).toMatchObject({
      period: '2026-01-07',
      state: 'claimable',
      resets_at: Date.UTC(2026, 0, 8),
    });
    await script(url, '/clock', { offsetMs: dayMs / 2 });
    expect(await daily()).toMatchObject({ period: '2026-01-07', state: 'claimable' });
    const claim = { task_id: 'daily-trade', period: '2026-01-07', rule_index: 0 };
    const { result } = await user.post('claim', claim);
    expect(result.task).toMatchObject({ period: '2026-01-08', state: 'todo' });
  });

  it('shows the same round in the list, on its page and after a claim', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    await user.get('home');
    for (let friends = 0; friends < 3; friends += 1) {
      await script(url, '/act', { user: user.id, kind: 'invite', stage: 'traded' });
    }
    await script(url, '/clock', { offsetMs: 6 * dayMs });
    await user.get('home');
    await script(url, '/act', { user: user.id, kind: 'invite', stage: 'traded' });
    const task_id = 'weekly-invite';
    const eu = { edition: 'eu', lang: 'en' } as const;
    const listed = async (page: object) =>
      (await user.get('tasks', { limit: 50, ...page })).items.find(
        (each) => each.task_id === task_id,
      );
    // Each edition claims the first tier of last week, whose box only the default edition offers.
    const { period } = (await listed(eu))!;
    expect(period).toBe('2026-01-05');
    const claim = { task_id, period, rule_index: 0 };
    const { result } = await user.post('claim', claim, { page: eu });
    expect(result.task.period).toBe('2026-01-12');
    for (const [page, shown] of [
      [eu, '2026-01-12'],
      [{}, '2026-01-05'],
    ] as const) {
      expect((await listed(page))?.period).toBe(shown);
      expect((await user.get('task', { task_id, ...page })).period).toBe(shown);
    }
  });

  it('names the clocks that a claim of all its rounds starts', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await verifiedCaller(url);
    await user.get('home');
    const clocks = async () => {
      const task = await user.get('task', { task_id: 'weekly-trade' });
      const { items } = await user.get('claimable');
      const own = items.filter(({ tier }) => tier?.task_id === task.task_id);
      expect(task.claimable_rules).toBe(own.length);
      expect(task.clocks).toEqual(claimClocks(own.map(({ reward }) => reward)));
      return task.clocks?.count;
    };
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '20000' });
    expect(await clocks()).toBe(2);
    await script(url, '/clock', { offsetMs: 6 * dayMs });
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '5000' });
    expect(await clocks()).toBe(3);
  });

  it('can no longer be claimed a day after its round ended', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await verifiedCaller(url);
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '150' });
    await script(url, '/clock', { offsetMs: 1.5 * dayMs - 1 });
    const home = await user.get('home');
    expect(stateOf(home.tasks, 'daily-trade')).toBe('claimable');
    await script(url, '/clock', { offsetMs: 1.5 * dayMs });
    expect(stateOf((await user.get('home')).tasks, 'daily-trade')).toBe('todo');
    const claim = { task_id: 'daily-trade', period: '2026-01-07', rule_index: 0 };
    expect((await user.post('claim', claim)).ret_code).toBe(30005);
  });

  it('for newcomers ends after 30 days, but stays claimable if it was finished in time', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/clock', { offsetMs: 31 * dayMs });
    const after = callerOf(url);
    expect((await after.get('home')).viewer.logged_in).toBe(false);
    // The session has expired by now, so log in again.
    const { tasks } = await (await loggedIn(url, user)).get('home');
    expect(stateOf(tasks, 'open-account')).toBe('claimable');
    expect(stateOf(tasks, 'verify-identity')).toBe('expired');
    await script(url, '/clock', { offsetMs: 38 * dayMs });
    const late = await loggedIn(url, user);
    expect(stateOf((await late.get('home')).tasks, 'open-account')).toBe('expired');
    const claim = { task_id: 'open-account', period: 'once', rule_index: 0 };
    expect((await late.post('claim', claim)).ret_code).toBe(30005);
  });

  it('that has dates starts and ends on them', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const at = async (offset: number) => {
      await script(url, '/clock', { offsetMs: offset });
      const { tasks } = await callerOf(url).get('home');
      const { items } = await callerOf(url).get('campaigns');
      return [
        tasks.find(({ task_id }) => task_id === 'regional-airdrop')?.state,
        items.find(({ campaign_id }) => campaign_id === 'earn-festival')!.state,
      ];
    };
    expect(await at(0)).toEqual(['locked', 'upcoming']);
    expect(await at(5.5 * dayMs - 1)).toEqual(['locked', 'upcoming']);
    expect(await at(5.5 * dayMs)).toEqual(['locked', 'ongoing']);
    // A special task that can no longer be done is not listed, and its page has no deadline for claiming.
    expect(await at(24.5 * dayMs)).toEqual([undefined, 'ongoing']);
    expect(await callerOf(url).get('task', { task_id: 'regional-airdrop' })).toMatchObject({
      state: 'ended',
      claim_by: null,
    });
    expect(await at(26.5 * dayMs)).toEqual([undefined, 'ended']);
  });
});

describe('checking in', () => {
  it('counts consecutive days and restarts after a missed day', async () => {
    const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
    const user = await newCaller(url);
    // Log in on each day, because sessions last only 7 days.
    const checkIn = async (onDay: number) => {
      await script(url, '/clock', { offsetMs: onDay * dayMs });
      const client = await loggedIn(url, user);
      const { result } = await client.post('checkIn', {});
      return { ...result, again: (await client.post('checkIn', {})).result, who: client };
    };
    const amounts = ['5', '5', '10', '10', '15', '15', '50'];
    for (const [index, amount] of amounts.entries()) {
      const { check_in, reward, again } = await checkIn(index);
      expect(check_in).toMatchObject({ checked_today: true, streak: index + 1 });
      expect(check_in.days.filter(({ state }) => state === 'checked')).toHaveLength(index + 1);
      expect(reward.value).toEqual({ amount, unit: 'points' });
      expect(again).toEqual({ check_in, reward });
    }
    const eighth = await checkIn(7);
    expect(eighth.check_in).toMatchObject({ streak: 8 });
    expect(eighth.check_in.days.map(({ state }) => state)).toEqual([
      'checked',
      ...Array<string>(6).fill('upcoming'),
    ]);
    const afterAGap = await checkIn(9);
    expect(afterAGap.check_in).toMatchObject({ streak: 1 });
    expect((await afterAGap.who.get('home')).totals.points).toBe('120');
  });

  describe('after a missed day', () => {
    /** Checks in on these days with a new account, then misses a day. Returns a client on the day after that. */
    async function missDayAfter(days: readonly number[]) {
      const { url } = await runSandbox({ clock: createFakeClock(wednesday) });
      const user = await newCaller(url);
      const goTo = async (onDay: number) => {
        await script(url, '/clock', { offsetMs: onDay * dayMs });
        return loggedIn(url, user);
      };
      for (const onDay of days) await (await goTo(onDay)).post('checkIn', {});
      return { who: await goTo(days.at(-1)! + 2), goTo };
    }
    const statesOf = ({ days }: { days: { state: string }[] }) => days.map(({ state }) => state);

    it('restores the streak once in 30 days, without the reward of the missed day', async () => {
      const { who, goTo } = await missDayAfter([0, 1, 2]);
      const { check_in: open, totals } = await who.get('home');
      expect(open).toMatchObject({ streak: 0, lost: { streak: 3, can_restore: true } });
      expect(statesOf(open)).toEqual([
        ...['checked', 'checked', 'checked', 'missed', 'today', 'upcoming', 'upcoming'],
      ]);
      const { result } = await who.post('checkIn', { restore: true });
      expect(result.reward.value).toEqual({ amount: '15', unit: 'points' });
      expect(result.check_in).toMatchObject({ streak: 5, lost: null, checked_today: true });
      expect(statesOf(result.check_in)).toEqual([
        ...['checked', 'checked', 'checked', 'restored', 'checked', 'upcoming', 'upcoming'],
      ]);
      expect((await who.post('checkIn', { restore: true })).result).toEqual(result);
      const { totals: after } = await who.get('home');
      expect(Number(after.points) - Number(totals.points)).toBe(15);

      const again = await goTo(6);
      expect((await again.get('home')).check_in.lost).toEqual({ streak: 5, can_restore: false });
      expect(await again.post('checkIn', { restore: true })).toMatchObject({ ret_code: 30005 });
      expect((await again.post('checkIn', {})).result.check_in).toMatchObject({ streak: 1 });
    });

    it('starts a new streak if the user does not restore the old one', async () => {
      const { who } = await missDayAfter([0, 1]);
      const { result } = await who.post('checkIn', {});
      expect(result.check_in).toMatchObject({ streak: 1, lost: null });
      expect(result.reward.value).toEqual({ amount: '5', unit: 'points' });
    });

    it.each([
      ['a single check-in', [0], 2, null],
      ['two missed days', [0, 1], 4, { streak: 2, can_restore: false }],
      ['seven missed days', [0, 1], 9, { streak: 2, can_restore: false }],
      ['eight missed days', [0, 1], 10, null],
    ] as const)('after %s, returns the expected lost streak', async (_, days, onDay, lost) => {
      const { goTo } = await missDayAfter(days);
      expect((await (await goTo(onDay)).get('home')).check_in.lost).toEqual(lost);
    });

    it('still shows the seven days that end with a missed seventh day', async () => {
      const { who } = await missDayAfter([0, 1, 2, 3, 4, 5]);
      expect(statesOf((await who.get('home')).check_in)).toEqual([
        ...Array<string>(6).fill('checked'),
        'missed',
      ]);
    });
  });

  it('resets at 00:00 UTC', async () => {
    const { url } = await runSandbox({
      clock: createFakeClock(Date.UTC(2026, 0, 7, 23, 59, 59, 999)),
    });
    const user = await newCaller(url);
    const { result } = await user.post('checkIn', {});
    expect(result.check_in).toMatchObject({ resets_at: Date.UTC(2026, 0, 8), checked_today: true });
    await script(url, '/clock', { offsetMs: 1 });
    expect((await user.get('home')).check_in).toMatchObject({
      checked_today: false,
      streak: 1,
      resets_at: Date.UTC(2026, 0, 9),
      days: [{ day: '2026-01-07', state: 'checked' }, { state: 'today' }, {}, {}, {}, {}, {}],
    });
  });
});
