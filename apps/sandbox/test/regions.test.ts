import { rewardTypeFacts, rewardTypes } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { isOfferedIn } from '../src/taskCenter/catalogue/regionRules.ts';
import { campaignCatalogue } from '../src/taskCenter/catalogue/campaignCatalogue.ts';
import { rewardCatalogue } from '../src/taskCenter/catalogue/rewardCatalogue.ts';
import { taskCatalogue } from '../src/taskCenter/catalogue/taskCatalogue.ts';
import { regionNames } from '../src/taskCenter/callerRegion.ts';
import { runSandbox } from './running.ts';
import { callerOf, newCaller, script } from './taskCenterClient.ts';

const without = ['eu', 'tr', 'nl', 'hk'] as const;

const forDerivatives = rewardTypes.filter((type) => rewardTypeFacts[type].forDerivatives);

async function inRegion(region: string) {
  const { url } = await runSandbox();
  await script(url, '/region', { region });
  return { url, user: await newCaller(url) };
}

it.each(without)('shows no task or campaign that accounts in "%s" can never do', async (region) => {
  const { url, user } = await inRegion(region);
  for (const caller of [user, callerOf(url)]) {
    const home = await caller.get('home');
    const { items: tasks } = await caller.get('tasks', { limit: 50 });
    const { items: campaigns } = await caller.get('campaigns', { limit: 50 });
    const shown = [...home.tasks, ...tasks, ...home.campaigns, ...campaigns];
    expect(shown.length).toBeGreaterThan(20);
    for (const { gates } of shown) {
      expect(gates.filter(({ reason, met }) => reason === 'region' && !met)).toEqual([]);
    }
    expect(tasks.filter(({ kind }) => kind === 'derivatives')).toEqual([]);
    expect(campaigns.map(({ campaign_id }) => campaign_id)).not.toContain('derivatives-league');
  }
});

it.each(without)('promises no reward that accounts in "%s" cannot use', async (region) => {
  const { user } = await inRegion(region);
  const { items: tasks } = await user.get('tasks', { limit: 50 });
  const details = await Promise.all(tasks.map(({ task_id }) => user.get('task', { task_id })));
  const rewards = details.flatMap(({ rules }) => rules.map(({ reward }) => reward));
  const { offers } = await user.get('shop');
  const boxOdds = rewards.flatMap(({ odds }) => odds ?? []);
  expect(boxOdds).toEqual([]);
  expect(offers.length).toBeGreaterThan(0);
  const { items: campaigns } = await user.get('campaigns', { limit: 50 });
  const types = [
    ...rewards,
    ...boxOdds,
    ...offers.map(({ reward }) => reward),
    ...campaigns.map(({ prize_kind }) => prize_kind),
  ].map(({ type }) => type);
  for (const type of forDerivatives) expect(types).not.toContain(type);
});

it.each(['eu', 'nl', 'hk'])('promises no yield in "%s"', async (region) => {
  const { user } = await inRegion(region);
  const { items: tasks } = await user.get('tasks', { limit: 50 });
  const { items: campaigns } = await user.get('campaigns', { limit: 50 });
  expect(
    tasks.filter(({ kind, reward }) => kind === 'earn' || reward.type === 'apy_booster'),
  ).toEqual([]);
  expect(campaigns.map(({ art }) => art)).not.toContain('festival');
});

it('gives what the region allows, whatever the source', async () => {
  const { url, user } = await inRegion('eu');
  const types = [];
  for (const give of Object.keys(rewardCatalogue)) {
    const { reward_id } = await script(url, '/rewards', { user: user.id, give });
    await user.post('claimReward', { reward_id: reward_id as string });
  }
  for (const { type } of (await user.get('rewards', { limit: 50 })).items) types.push(type);
  expect(types).toHaveLength(Object.keys(rewardCatalogue).length);
  for (const type of forDerivatives) expect(types).not.toContain(type);
});

it('keeps a campaign in the list of those who joined it before they moved', async () => {
  const { url } = await runSandbox();
  const user = await newCaller(url);
  await script(url, '/users', { email: user.email, kycLevel: 1 });
  await user.post('join', { campaign_id: 'derivatives-league' });
  await script(url, '/users', { email: user.email, region: 'eu' });
  const { items } = await user.get('campaigns', { filter: 'joined' });
  expect(items.map(({ campaign_id }) => campaign_id)).toEqual(['derivatives-league']);
});

it('offers every task and campaign somewhere', () => {
  for (const entry of [...taskCatalogue, ...campaignCatalogue]) {
    expect(regionNames.some((region) => isOfferedIn(region, entry))).toBe(true);
  }
});
