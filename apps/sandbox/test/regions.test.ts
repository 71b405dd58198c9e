import { rewardTypeFacts, rewardTypes } from '@exchange/task-center-api';
import { describe, expect, it } from 'vitest';
import { isOfferedIn } from '../src/taskCenter/catalogue/regionRules.ts';
import { campaignCatalogue } from '../src/taskCenter/catalogue/campaignCatalogue.ts';
import { rewardCatalogue } from '../src/taskCenter/catalogue/rewardCatalogue.ts';
import { taskCatalogue } from '../src/taskCenter/catalogue/taskCatalogue.ts';
import { regionNames } from '../src/taskCenter/callerRegion.ts';
import { envelopeOf, post, runSandbox } from './running.ts';
import { callerOf, demoCaller, newCaller, script } from './taskCenterClient.ts';

const without = ['eu', 'tr', 'nl', 'hk'] as const;

const forDerivatives = rewardTypes.filter((type) => rewardTypeFacts[type].forDerivatives);

async function inRegion(region: string) {
  const { url } = await runSandbox();
  await script(url, '/region', { region });
  const user = await newCaller(url);
  await script(url, '/users', { email: user.email, region });
  return { url, user };
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
  expect(rewards.filter(({ odds }) => odds !== null)).toEqual([]);
  expect(rewards.map(({ fees }) => fees)).not.toContain('derivatives');
  expect(offers.length).toBeGreaterThan(0);
  const { items: campaigns } = await user.get('campaigns', { limit: 50 });
  const types = [
    ...rewards,
    ...offers.map(({ reward }) => reward),
    ...campaigns.map(({ prize_kind }) => prize_kind),
  ].map(({ type }) => type);
  for (const type of forDerivatives) expect(types).not.toContain(type);
});

describe.each([
  ['on the EU site', { edition: 'eu', lang: 'en' }],
  ['on the site of an unknown edition', { edition: 'mars', lang: 'en' }],
] as const)('%s', (_where, page) => {
  it('offers nothing that only other editions offer', async () => {
    const { url } = await runSandbox();
    for (const caller of [callerOf(url), await newCaller(url), await demoCaller(url)]) {
      const home = await caller.get('home', page);
      const { items: tasks } = await caller.get('tasks', { ...page, limit: 50 });
      const { items: campaigns } = await caller.get('campaigns', { ...page, limit: 50 });
      const offered = [...home.tasks, ...tasks];
      expect(offered.length).toBeGreaterThan(20);
      const kinds = [...offered.map(({ kind }) => kind), ...campaigns.map(({ art }) => art)];
      for (const kind of ['derivatives', 'earn', 'league', 'festival']) {
        expect(kinds).not.toContain(kind);
      }
      const types = [
        // Rewards that were earned on another edition or claimed stay.
        ...offered
          .filter(({ earned_in, state }) => earned_in === undefined && state !== 'claimed')
          .map(({ reward }) => reward),
        // Participants keep the prize that they saw when they joined.
        ...[...campaigns, ...home.campaigns]
          .filter(({ joined_at }) => joined_at === null)
          .map(({ prize_kind }) => prize_kind),
        ...home.check_in.days.map(({ reward }) => reward),
      ].map(({ type }) => type);
      for (const type of [...forDerivatives, 'apy_booster', 'mystery_box']) {
        expect(types).not.toContain(type);
      }
    }
  });

  it('a claim gives the reward that the page shows', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url);
    await script(url, '/users', { email: user.email, kycLevel: 1 });
    const { items } = await user.get('tasks', { ...page, limit: 50 });
    const shown = items.find(({ task_id }) => task_id === 'verify-identity')!.reward;
    const claim = { task_id: 'verify-identity', period: 'once', rule_index: 0 };
    const { result } = await user.post('claim', claim, { page });
    expect(result.reward.reward_code).toBe(shown.reward_code);
  });
});

it('offers everything on a site and in a region that allow it', async () => {
  const { url } = await runSandbox();
  const { tasks } = await callerOf(url).get('home', { edition: 'default', lang: 'en' });
  expect(tasks.map(({ kind }) => kind)).toContain('derivatives');
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

it.each([
  ['default', 'airdrop-btc'],
  ['eu', 'airdrop-btc'],
  ['tr', 'airdrop-btc'],
  ['hk', 'fee-rebate-20'],
])('pays for the first trade in "%s" with "%s"', async (region, code) => {
  const { user } = await inRegion(region);
  const { reward } = await user.get('task', { task_id: 'first-trade' });
  expect(reward.reward_code).toBe(code);
});

it('names with coins what their withdrawal costs', async () => {
  const { user } = await inRegion('eu');
  const { reward } = await user.get('task', { task_id: 'first-trade' });
  expect(reward.withdrawal_fee).toEqual({ amount: '0.00002', unit: 'BTC' });
  const { reward: coupon } = await user.get('task', { task_id: 'first-deposit' });
  expect(coupon.withdrawal_fee).toBeUndefined();
});

it('gives no coins for trades in "hk"', async () => {
  const { url, user } = await inRegion('hk');
  const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'airdrop-eth' });
  const { type } = await user.get('reward', { reward_id: reward_id as string });
  expect(type).toBe('fee_rebate');
});

it('pays a fixed coupon instead of a box in "ae"', async () => {
  const { user } = await inRegion('ae');
  const { rules } = await user.get('task', { task_id: 'weekly-invite' });
  expect(rules[1]?.reward.reward_code).toBe('coupon-5');
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

it('keeps a campaign in the lists of participants who joined before they moved', async () => {
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
    expect(regionNames.some((region) => isOfferedIn([region], entry))).toBe(true);
  }
});

describe('an account', () => {
  const offersOf = async (residence: string) => {
    const { url } = await runSandbox();
    const user = await newCaller(url, { residence });
    const { viewer, tasks } = await user.get('home', { edition: 'default', lang: 'en' });
    return { region: viewer.region, kinds: tasks.map(({ kind }) => kind) };
  };

  it('gets the offers of its country of residence on the site of another edition', async () => {
    expect((await offersOf('BR')).kinds).toContain('derivatives');
    const german = await offersOf('DE');
    expect(german.region).toBe('eu');
    expect(german.kinds).not.toContain('derivatives');
    expect(german.kinds).not.toContain('earn');
  });

  it('gets the strictest offers in a country without rules', async () => {
    const { region, kinds } = await offersOf('AU');
    expect(region).toBe('unlisted');
    expect(kinds.length).toBeGreaterThan(0);
    expect(kinds).not.toContain('derivatives');
    expect(kinds).not.toContain('earn');
  });

  it('is not opened for residents of countries that are not served', async () => {
    const { url } = await runSandbox();
    const body = {
      email: 'british@brand.com',
      password: 'a-new-pass-1',
      residence: 'GB',
      acceptedTerms: true,
      confirmedAge: true,
    };
    const refused = await envelopeOf(post(`${url}/x-api/user/v1/register`, body));
    expect(refused.ret_code).toBe(20008);
    // The refused registration has left no account behind.
    const served = await envelopeOf(
      post(`${url}/x-api/user/v1/register`, { ...body, residence: 'IE' }),
    );
    expect(served.ret_code).toBe(0);
  });

  it.each([
    ['?edition=tr', ['TR']],
    ['?edition=mars', expect.arrayContaining(['BR', 'MX'])],
    ['', expect.arrayContaining(['BR', 'MX'])],
  ])('learns at "%s" which countries it can live in', async (query, countries) => {
    const { url } = await runSandbox();
    const { result } = await envelopeOf(fetch(`${url}/x-api/user/v1/residence${query}`));
    expect(result).toEqual({
      edition_countries: countries,
      not_served: expect.arrayContaining(['GB', 'US']),
    });
  });

  it('keeps the region of the declared residence until an identity check finds another', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url, { residence: 'BR' });
    const viewerAfter = async (activity: object) => {
      await script(url, '/act', { user: user.email, kind: 'kyc', ...activity });
      return (await user.get('home')).viewer;
    };
    expect(await viewerAfter({})).toMatchObject({ region: 'default', kyc_level: 1 });
    expect(await viewerAfter({ residence: 'DE' })).toMatchObject({ region: 'eu', kyc_level: 2 });
    expect(await viewerAfter({})).toMatchObject({ region: 'eu', kyc_level: 3 });
  });

  it('fails the identity check in a country that is not served', async () => {
    const { url } = await runSandbox();
    const user = await newCaller(url, { residence: 'BR' });
    await script(url, '/act', { user: user.email, kind: 'kyc', residence: 'US' });
    expect((await user.get('home')).viewer).toMatchObject({ region: 'unlisted', kyc_level: 0 });
  });
});
