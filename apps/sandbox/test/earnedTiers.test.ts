import { describe, expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import { earnBox, newCaller, script, verifiedCaller, type TestCaller } from './taskCenterClient.ts';

const eu = { edition: 'eu', lang: 'en' } as const;

/** Starts a sandbox with an account that earned a mystery box on the default edition. */
async function earned() {
  const { url } = await runSandbox();
  const user = await verifiedCaller(url);
  await user.get('home');
  return { url, user, tier: await earnBox(url, user) };
}

async function tierOn(user: TestCaller, page: { edition?: 'eu'; lang?: 'en' }) {
  const { items } = await user.get('tasks', { ...page, limit: 50 });
  return items.find(({ task_id }) => task_id === 'weekly-invite');
}

async function weekly(user: TestCaller, page: { edition?: 'eu'; lang?: 'en' }) {
  const { items } = await user.get('tasks', { ...page, limit: 50 });
  return items.find(({ task_id }) => task_id === 'weekly-derivatives');
}

describe('a tier that was earned', () => {
  it('keeps the reward of the edition on which it was earned', async () => {
    const { user, tier } = await earned();
    expect(await tierOn(user, eu)).toMatchObject({
      state: 'locked',
      reward: { reward_code: 'mystery-box', offered_in: 'default' },
    });
    const { items } = await user.get('claimable', eu);
    const item = items.find((each) => each.tier?.task_id === tier.task_id);
    expect(item).toMatchObject({
      reward: { reward_code: 'mystery-box', offered_in: 'default' },
    });
    const { result } = await user.post('claim', tier);
    expect(result.reward).toMatchObject({ reward_code: 'mystery-box' });
    const own = (await user.get('rewards', eu)).items.map(({ reward_code: code }) => code);
    expect(own).toContain('mystery-box');
  });

  it('names no other edition after its claim', async () => {
    const { user, tier } = await earned();
    await user.post('claim', tier);
    const shown = await tierOn(user, eu);
    expect(shown?.state).toBe('claimed');
    expect(shown?.reward).not.toHaveProperty('offered_in');
  });

  it('names no edition on the edition on which it was earned', async () => {
    const { user } = await earned();
    expect((await tierOn(user, {}))?.earned_in).toBeUndefined();
  });

  it('keeps its reward when the account moves within regions with boxes', async () => {
    const { url, user } = await earned();
    await script(url, '/users', { email: user.email, region: 'kz' });
    const { result } = await user.post('claimAll', {});
    expect(result.rewards.map(({ reward_code }) => reward_code)).toContain('mystery-box');
  });

  it('can only be claimed where its activity is offered', async () => {
    const { url, user } = await earned();
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '12000' });
    expect(await weekly(user, {})).toMatchObject({ state: 'claimable' });
    expect(await weekly(user, eu)).toBeUndefined();
    const { items } = await user.get('claimable', eu);
    const item = items.find(({ tier }) => tier?.task_id === 'weekly-derivatives');
    expect(item?.reward).toMatchObject({ type: 'points', offered_in: 'default' });
    const { totals } = await user.get('home', eu);
    expect(totals.claimable_tasks).toBe(
      items.filter(({ tier, reward }) => tier && reward.offered_in === undefined).length,
    );
    const claim = { task_id: 'weekly-derivatives', period: (await weekly(user, {}))!.period };
    const first = { ...claim, rule_index: 0 };
    expect((await user.post('claim', first, { page: eu })).ret_code).toBe(30001);
    expect((await user.post('claim', first)).ret_code).toBe(0);
  });

  it('can be claimed where the account lives, if no activity there leads to it', async () => {
    const { url, user } = await earned();
    await script(url, '/act', { user: user.id, kind: 'derivatives', amount: '12000' });
    await script(url, '/users', { email: user.email, region: 'eu' });
    const task = await weekly(user, eu);
    expect(task).toMatchObject({ state: 'claimable', earned_in: 'default' });
    const claim = { task_id: 'weekly-derivatives', period: task!.period, rule_index: 0 };
    expect((await user.post('claim', claim, { page: eu })).ret_code).toBe(0);
    expect(await weekly(user, eu)).toBeUndefined();
  });

  it('keeps the reward of the edition of the last call, whatever legal pages were opened', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await user.get('home');
    const rules = `${url}/legal/campaigns/volume-cup?edition=eu`;
    expect((await fetch(rules, { headers: user.headers })).status).toBe(200);
    await earnBox(url, user);
    const tier = await tierOn(user, {});
    expect(tier).toMatchObject({ state: 'claimable', reward: { reward_code: 'mystery-box' } });
    expect(tier?.earned_in).toBeUndefined();
  });

  it('keeps the stricter reward of another edition', async () => {
    const { url } = await runSandbox();
    await script(url, '/region', { region: 'eu' });
    const user = await verifiedCaller(url);
    await user.get('home');
    await earnBox(url, user);
    await script(url, '/region', { region: 'default' });
    expect(await tierOn(user, {})).toMatchObject({
      reward: { reward_code: 'coupon-5' },
      earned_in: 'eu',
    });
  });
});

it('a tier that is not earned yet has the reward of the strictest edition', async () => {
  const { url } = await runSandbox();
  const user = await verifiedCaller(url);
  const boxesOn = async (page: { edition?: 'eu'; lang?: 'en' }) => {
    const { rules } = await user.get('task', { ...page, task_id: 'weekly-invite' });
    return rules.filter(({ reward }) => reward.reward_code === 'mystery-box');
  };
  expect(await boxesOn({})).not.toEqual([]);
  expect(await boxesOn(eu)).toEqual([]);
});

it('a participant of a campaign keeps its prize when the account moves within regions with derivatives', async () => {
  const { url, user } = await earned();
  await user.post('join', { campaign_id: 'derivatives-league' });
  await script(url, '/users', { email: user.email, region: 'kz' });
  const { prize_kind } = await user.get('campaign', { campaign_id: 'derivatives-league' });
  expect(prize_kind.type).toBe('bonus');
});

it('an earned box shows the odds with which it is drawn on the page of every edition', async () => {
  const { url, user } = await earned();
  for (let friend = 0; friend < 5; friend += 1) {
    await script(url, '/act', { user: user.id, kind: 'invite', stage: 'traded' });
  }
  const boxes = async (page: { edition?: 'eu'; lang?: 'en' }) => {
    const { rules } = await user.get('task', { ...page, task_id: 'weekly-invite' });
    const { items } = await user.get('claimable', page);
    const all = [...rules, ...items].map(({ reward }) => reward);
    const found = all.filter(({ type }) => type === 'mystery_box').map(({ odds }) => odds);
    // Currencies of editions differ, amounts don't.
    return found.map((odds) =>
      odds?.map(({ type, value, probability }) => ({ type, amount: value.amount, probability })),
    );
  };
  const own = await boxes({});
  expect(own).toHaveLength(2);
  expect(own[0]?.map(({ type }) => type)).toContain('bonus');
  expect(await boxes(eu)).toEqual(own);
});

it('a box keeps its contents on the page of another edition', async () => {
  const { url, user } = await earned();
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'mystery-box' });
  const { odds } = await user.get('reward', { ...eu, reward_id: reward_id as string });
  expect(odds?.map(({ type }) => type)).toContain('bonus');
});
