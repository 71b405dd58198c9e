import { describe, expect, it } from 'vitest';
import { envelopeOf, post, runSandbox, sharedSandbox } from './running.ts';
import { demoCaller, newCaller, openAccount, rewardCount, script } from './taskCenterClient.ts';

const key = 'a-key-of-my-own';

async function codesOf(answers: Promise<{ ret_code: number }>[]): Promise<number[]> {
  return (await Promise.all(answers)).map(({ ret_code }) => ret_code).toSorted((a, b) => a - b);
}

describe('50 concurrent claims', () => {
  it('with different keys grant one reward', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claims = Array.from({ length: 50 }, () => user.post('claim', openAccount));
    expect(await codesOf(claims)).toEqual([0, ...Array<number>(49).fill(30004)]);
    expect(await rewardCount(user)).toBe(1);
    expect((await user.get('home')).totals.points).toBe('50');
  });

  it('with the same key grant one reward and return the same response', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const claims = Array.from({ length: 50 }, () => user.post('claim', openAccount, { key }));
    const answers = new Set((await Promise.all(claims)).map((answer) => JSON.stringify(answer)));
    expect(answers.size).toBe(1);
    expect(await rewardCount(user)).toBe(1);
  });

  it('of one task, of one reward and of everything claimable grant each reward once', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/rewards', { user: user.id, give: 'coupon-5' });
    const { items } = await user.get('rewards');
    const reward_id = items[0]!.reward_id;
    await Promise.all(
      Array.from({ length: 17 }, () => [
        user.post('claim', openAccount),
        user.post('claimAll', {}),
        user.post('claimReward', { reward_id }),
      ]).flat(),
    );
    expect(await rewardCount(user)).toBe(2);
    expect((await user.get('home')).totals).toEqual({
      claimable_tasks: 0,
      claimable_rewards: 0,
      claimable: [],
      clocks: null,
      expiring: { count: 0, to_claim: 0, claim_by: null, use_by: null },
      points: '50',
    });
  });

  it('of the daily check-in grant its reward once', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const answers = Array.from({ length: 50 }, () => user.post('checkIn', {}));
    expect(await codesOf(answers)).toEqual(Array<number>(50).fill(0));
    expect((await user.get('home')).totals.points).toBe('5');
  });
});

describe('an idempotency key', () => {
  const shared = sharedSandbox();

  it('returns its first result again even after later changes', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const first = await user.post('claim', openAccount, { key });
    await script(url, '/rewards', { user: user.id, revoke: first.result.reward.reward_id });
    await script(url, '/region', { region: 'eu' });
    expect(await user.post('claim', openAccount, { key })).toEqual(first);
  });

  it('returns the result of a call whose response was lost', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/faults', {
      path: '/x-api/task-center/v1/claim',
      times: 1,
      fault: { type: 'cut', at: 'answer' },
    });
    await expect(user.post('claim', openAccount, { key })).rejects.toThrow();
    const again = await user.post('claim', openAccount, { key });
    expect(again).toMatchObject({ ret_code: 0, result: { task: { state: 'claimed' } } });
    expect(await rewardCount(user)).toBe(1);
  });

  it('is valid only for the same call with the same body', async () => {
    const { url } = shared();
    const user = await newCaller(url);
    await user.post('claim', openAccount, { key });
    const other = await user.post('claim', { ...openAccount, rule_index: 1 }, { key });
    expect(other).toMatchObject({ ret_code: 30006, result: null });
    expect((await user.post('claimAll', {}, { key })).ret_code).toBe(30006);
  });

  it('is valid for the same body with another order of its fields', async () => {
    const { url } = shared();
    const user = await newCaller(url);
    const first = await user.post('claim', openAccount, { key });
    const turned = { rule_index: 0, period: 'once', task_id: 'open-account' };
    expect(await user.post('claim', turned, { key })).toEqual(first);
  });

  it('can be used again after a rejected call, because the call changed nothing', async () => {
    const { url } = shared();
    const user = await newCaller(url);
    const claim = { task_id: 'verify-identity', period: 'once', rule_index: 0 };
    expect((await user.post('claim', claim, { key })).ret_code).toBe(30003);
    await script(url, '/act', { user: user.id, kind: 'kyc' });
    expect((await user.post('claim', claim, { key })).ret_code).toBe(0);
  });

  it('can be the same for calls of different accounts', async () => {
    const { url } = shared();
    const [one, two] = [await newCaller(url), await newCaller(url)];
    const first = await one.post('claim', openAccount, { key });
    const second = await two.post('claim', openAccount, { key });
    expect(second.ret_code).toBe(0);
    expect(second.result.reward.reward_id).not.toBe(first.result.reward.reward_id);
  });

  it.each(['', 'short', 'x'.repeat(65), 'has spaces in it', 'slash/slash/'])(
    'cannot be %j',
    async (bad) => {
      const { url } = shared();
      const user = await newCaller(url);
      expect(await user.post('claim', openAccount, { key: bad })).toMatchObject({
        ret_code: 10001,
        ret_msg: expect.stringContaining('Idempotency-Key'),
      });
      expect(await rewardCount(user)).toBe(0);
    },
  );

  it('is required for every claim', async () => {
    const { url } = shared();
    const user = await newCaller(url);
    expect((await user.call('claim', openAccount)).ret_code).toBe(10001);
    expect((await user.call('claimAll', {})).ret_code).toBe(10001);
    expect((await user.call('claimReward', { reward_id: '1' })).ret_code).toBe(10001);
    expect((await user.call('activate', { reward_id: '1' })).ret_code).toBe(10001);
  });
});

describe('an unauthorised caller', () => {
  it('cannot access or claim rewards of another account', async () => {
    const { url } = await runSandbox();
    const [owner, other] = [await demoCaller(url), await newCaller(url)];
    const { items } = await owner.get('rewards', { group: 'to_claim' });
    const { reward_id } = items[0]!;
    for (const name of ['reward', 'usage'] as const) {
      expect(await other.call(name, { reward_id })).toMatchObject({
        ret_code: 10004,
        result: null,
      });
    }
    for (const name of ['claimReward', 'activate'] as const) {
      expect((await other.post(name, { reward_id })).ret_code).toBe(10004);
    }
    expect((await owner.get('reward', { reward_id })).state).toBe('to_claim');
    expect((await other.get('rewards')).items).toEqual([]);
    expect((await other.get('inviteRecords')).items).toEqual([]);
  });

  it('cannot use a session that was logged out', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await post(`${url}/logout`, {}, user.headers);
    expect((await user.post('claim', openAccount)).ret_code).toBe(10007);
  });

  it('cannot claim from a page of another origin', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    const headers = { ...user.headers, 'idempotency-key': key, origin: 'https://evil.example' };
    const path = '/x-api/task-center/v1/claim';
    const answer = await post(url + path, openAccount, headers);
    expect(answer.status).toBe(403);
    expect((await envelopeOf(answer)).ret_code).toBe(10003);
    expect(await rewardCount(user)).toBe(0);
  });
});
