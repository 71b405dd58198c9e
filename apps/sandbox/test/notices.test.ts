import { describe, expect, it } from 'vitest';
import { createFakeClock } from '@tooling/testing/fakeClock';
import { runSandbox } from './running.ts';
import { dayMs, verifiedCaller, script, wednesday } from './taskCenterClient.ts';

async function account() {
  const sandbox = await runSandbox({ clock: createFakeClock(wednesday) });
  const user = await verifiedCaller(sandbox.url);
  const give = async (code: string) => {
    const { reward_id } = await script(sandbox.url, '/rewards', { user: user.id, give: code });
    return reward_id as string;
  };
  const only = async (kind: string) =>
    (await user.get('notices', { limit: 50 })).items.filter((each) => each.kind === kind);
  return { ...sandbox, user, give, only };
}

describe('notices', () => {
  it('announce a credited reward', async () => {
    const { give, only } = await account();
    const reward_id = await give('coupon-10');
    expect(await only('credited')).toMatchObject([
      {
        notice_id: `credited-${reward_id}`,
        at: wednesday,
        read: false,
        reward: { reward_id, reward_code: 'coupon-10' },
        campaign_id: null,
        ends_at: wednesday + 7 * dayMs,
      },
    ]);
  });

  it('about what the account just did itself are read', async () => {
    const { user, give, only } = await account();
    await give('coupon-10');
    await user.post('checkIn', {});
    expect((await only('credited')).map(({ read, reward }) => [reward!.type, read])).toEqual([
      ['points', true],
      ['coupon', false],
    ]);
  });

  it('announce an expiring reward from 24 h before its end until it is claimed or ends', async () => {
    const { url, user, give, only } = await account();
    const reward_id = await give('coupon-10');
    await script(url, '/clock', { offsetMs: 6 * dayMs - 1 });
    expect(await only('expires')).toEqual([]);
    await script(url, '/clock', { offsetMs: 6 * dayMs });
    expect(await only('expires')).toMatchObject([{ at: wednesday + 6 * dayMs, read: false }]);
    await user.post('claimReward', { reward_id });
    expect(await only('expires')).toEqual([]);
  });

  it('announce the campaigns that the account can join, with the time when they started', async () => {
    const { user, only } = await account();
    const open = (await user.get('campaigns', { filter: 'ongoing' })).items.filter(
      ({ joined_at, gates }) => joined_at !== null || gates.every(({ met }) => met),
    );
    const started = await only('started');
    expect(started.map(({ campaign_id }) => campaign_id).sort()).toEqual(
      open.map(({ campaign_id }) => campaign_id).sort(),
    );
    expect(started.length).toBeGreaterThan(0);
    for (const { at, campaign_id } of started) {
      expect(at).toBe(open.find((each) => each.campaign_id === campaign_id)!.starts_at);
    }
  });

  it('announce no reward and no campaign that the edition of the page does not offer', async () => {
    const { url, user, give } = await account();
    const eu = { edition: 'eu', lang: 'en', limit: 50 } as const;
    for (const code of ['bonus-15', 'coupon-5']) await give(code);
    await user.post('join', { campaign_id: 'derivatives-league' });
    await script(url, '/clock', { offsetMs: 7 * dayMs - 1 });
    const about = async (page: object) => {
      const { unread, items } = await user.get('notices', page);
      expect(unread).toBe(items.filter(({ read }) => !read).length);
      return items.map(({ kind, reward, campaign_id }) =>
        [kind, reward?.reward_code ?? campaign_id].join(' '),
      );
    };
    const closed = ['credited bonus-15', 'expires bonus-15', 'started derivatives-league'];
    expect(await about({ limit: 50 })).toEqual(expect.arrayContaining(closed));
    const shown = await about(eu);
    expect(shown).toEqual(expect.arrayContaining(['credited coupon-5', 'expires coupon-5']));
    expect(shown.filter((each) => closed.includes(each))).toEqual([]);
  });

  it('are counted until they are read, and stay read on every device', async () => {
    const { url, user, give } = await account();
    await give('coupon-10');
    const { unread, items } = await user.get('notices');
    expect(unread).toBe(items.length);
    const { result } = await user.post('readNotices', { until: items[0]!.at });
    expect(result.unread).toBe(0);
    // A device with an older time must not make the notices unread again.
    await user.post('readNotices', { until: 0 });
    const after = await user.get('notices');
    expect(after.unread).toBe(0);
    expect(after.items.every(({ read }) => read)).toBe(true);
    await script(url, '/clock', { offsetMs: 1_000 });
    await give('coupon-5');
    expect((await user.get('notices')).unread).toBe(1);
  });

  it('can be marked as read one by one if they exist', async () => {
    const { user, give } = await account();
    for (const code of ['coupon-5', 'coupon-10']) await give(code);
    const { unread, items } = await user.get('notices');
    const [first, second] = items;
    const { result } = await user.post('readNotices', { notice_id: second!.notice_id });
    expect(result.unread).toBe(unread - 1);
    const after = await user.get('notices');
    expect(after.items.slice(0, 2)).toEqual([first, { ...second, read: true }]);
    const other = await user.post('readNotices', { notice_id: 'credited-999' });
    expect(other.ret_code).toBe(10004);
    expect((await user.get('notices')).unread).toBe(unread - 1);
  });

  it('that do not exist yet cannot be marked as read', async () => {
    const { url, user, give } = await account();
    await user.post('readNotices', { until: wednesday + 100 * dayMs });
    await script(url, '/clock', { offsetMs: 1_000 });
    await give('coupon-5');
    expect((await user.get('notices')).unread).toBe(1);
  });

  it('of one kind can be turned off and on', async () => {
    const { user, give, only } = await account();
    await give('coupon-10');
    const { result } = await user.post('switchNotice', { kind: 'credited', on: false });
    expect(result.switches).toEqual({ credited: false, expires: true, started: true });
    expect(await only('credited')).toEqual([]);
    await user.post('switchNotice', { kind: 'credited', on: true });
    expect(await only('credited')).toHaveLength(1);
  });

  it('are returned in pages, newest first, without gaps', async () => {
    const { user, give } = await account();
    for (const code of ['coupon-5', 'coupon-10', 'points', 'bonus-50']) await give(code);
    const all = (await user.get('notices', { limit: 50 })).items;
    const paged: typeof all = [];
    for (let cursor: string | null | undefined; cursor !== null;) {
      const page = await user.get('notices', { limit: 2, ...(cursor ? { cursor } : {}) });
      paged.push(...page.items);
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
    const times = all.map(({ at }) => at);
    expect(times).toEqual([...times].sort((one, other) => other - one));
  });
});
