import { describe, expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import { newCaller, script, stateOf, verifiedCaller } from './taskCenterClient.ts';

describe('campaigns', () => {
  it('count activities after the user joins, and rank participants', async () => {
    const { url } = await runSandbox();
    const user = await verifiedCaller(url);
    const campaign_id = 'volume-cup';
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '999' });
    expect((await user.get('campaign', { campaign_id })).own).toBeNull();
    const joined = await user.post('join', { campaign_id });
    expect(joined.result).toMatchObject({ own: { rank: null, score: '0' } });
    expect((await user.post('join', { campaign_id })).result.joined_at).toBe(
      joined.result.joined_at,
    );
    await script(url, '/act', { user: user.id, kind: 'trade', amount: '9000000' });
    expect((await user.get('campaign', { campaign_id })).own).toEqual({
      rank: 1,
      score: '9000000',
      prize: null,
    });
    const board = await user.get('leaderboard', { campaign_id, limit: 3 });
    expect(board.items.map(({ rank, is_self }) => [rank, is_self])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
    expect(board.own).toEqual(board.items[0]);
    expect((await user.get('campaigns', { filter: 'joined' })).items).toHaveLength(1);
  });

  it('have terms for their kind, which include the prize pool and the number of winners', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const cup = await user.get('campaign', { campaign_id: 'volume-cup' });
    const winners = { amount: '50', unit: 'count' };
    expect(cup.summary).toEqual({
      text: 'Trade spot and climb the leaderboard. The best {winners} share fee coupons.',
      values: { winners },
    });
    expect(cup.score_rule.text).toBe('Only spot trades count, buys and sells alike.');
    expect(cup.terms[0]).toEqual({
      text: 'The best {winners} participants share fee coupons totalling {pool}.',
      values: { winners, pool: { amount: '10000', unit: 'USDT' } },
    });
    const friends = await user.get('campaign', { campaign_id: 'friends-season' });
    expect(friends.score_rule.text).toBe(
      'A friend who signed up with your code counts when they make their first trade during the campaign.',
    );
  });

  it('have in lists the score that the last prize takes now, while they run', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const { items } = await user.get('campaigns', {});
    const { last_prize } = await user.get('leaderboard', { campaign_id: 'volume-cup' });
    expect(last_prize).toMatchObject({ rank: 50, prize: { amount: '80' } });
    const lastPrizes = Object.fromEntries(
      items.map((campaign) => [campaign.campaign_id, campaign.last_prize]),
    );
    expect(lastPrizes['volume-cup']).toEqual(last_prize);
    expect(lastPrizes['earn-festival']).toBeNull();
    expect(lastPrizes['spring-sprint']).toBeNull();
  });

  it('cannot be joined after their end or with unmet conditions', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const join = async (campaign_id: string) => (await user.post('join', { campaign_id })).ret_code;
    expect(await join('spring-sprint')).toBe(30005);
    expect(await join('earn-festival')).toBe(30002);
    expect(await join('nothing')).toBe(10004);
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    expect(await join('earn-festival')).toBe(0);
  });
});

describe('inviting', () => {
  it('adds a friend who registers with the code and updates their stage', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const { code, path } = await user.get('invite');
    expect(path).toBe(`/task-center/invite?ref=${code}`);
    expect((await user.get('invite')).code).toBe(code);
    const friend = await newCaller(url, { referralCode: code.toLowerCase() });
    await newCaller(url, { referralCode: 'NOBODYS1' });
    expect((await user.get('invite')).funnel).toEqual({ registered: 1, traded: 0 });
    const invited = async () => stateOf((await user.get('home')).tasks, 'weekly-invite');
    expect(await invited()).toBe('todo');
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    await user.post('join', { campaign_id: 'friends-season' });
    const score = async () =>
      (await user.get('campaign', { campaign_id: 'friends-season' })).own!.score;
    expect(await score()).toBe('0');
    await script(url, '/act', { user: friend.id, kind: 'trade' });
    expect(await invited()).toBe('claimable');
    expect(await score()).toBe('1');
    await script(url, '/act', { user: friend.id, kind: 'trade' });
    expect(await score()).toBe('1');
    expect(await user.get('invite')).toMatchObject({
      funnel: { registered: 1, traded: 1 },
      earned: { amount: '20', unit: 'USDT' },
    });
    const { items } = await user.get('inviteRecords');
    expect(items).toMatchObject([{ stage: 'traded', reward: { amount: '20' } }]);
    expect(items[0]!.name).toMatch(/^ne\*\*\*\d$/);
  });
});
