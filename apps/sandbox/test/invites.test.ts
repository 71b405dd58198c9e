import { inviteOfferIn } from '@exchange/task-center-api';
import { expect, it } from 'vitest';
import { runSandbox } from './running.ts';
import { demoCaller, newCaller, script } from './taskCenterClient.ts';

it('gives the inviter and the friend the rewards that the offer promises', async () => {
  const { url } = await runSandbox();
  const inviter = await demoCaller(url);
  const { code, per_friend } = await inviter.get('invite');
  expect(per_friend).toEqual(inviteOfferIn('USDT').inviter.value);
  await script(url, '/act', { kind: 'invite', stage: 'traded' });
  expect((await inviter.get('rewards')).items[0]).toMatchObject(inviteOfferIn('USDT').inviter);
  const rewardsOf = async (referralCode: string) =>
    (await (await newCaller(url, { referralCode })).get('rewards')).items;
  expect(await rewardsOf(code)).toMatchObject([
    { state: 'to_claim', ...inviteOfferIn('USDT').friend },
  ]);
  expect(await rewardsOf('')).toEqual([]);
});

it('pays a tier once, when as many friends as it requires have traded', async () => {
  const { url } = await runSandbox();
  const caller = await demoCaller(url);
  const [tier] = inviteOfferIn('USDT').tiers;
  const before = await caller.get('invite');
  const paid = async () =>
    (await caller.get('rewards')).items.filter(({ value }) => value.amount === tier.value.amount);
  const trade = () => script(url, '/act', { kind: 'invite', stage: 'traded' });
  const none = await paid();
  for (let friends = before.funnel.traded; friends < tier.friends - 1; friends += 1) await trade();
  expect(await paid()).toEqual(none);
  await trade();
  await trade();
  const after = await caller.get('invite');
  expect((await paid()).length).toBe(none.length + 1);
  expect(after.earned.amount).toBe(
    String(
      (tier.friends + 1) * Number(inviteOfferIn('USDT').inviter.value.amount) +
        Number(tier.value.amount),
    ),
  );
});

it('does not show to the inviter which friends have deposited', async () => {
  const { url } = await runSandbox();
  const inviter = await newCaller(url);
  const { code } = await inviter.get('invite');
  const friend = await newCaller(url, { referralCode: code });
  const stages = async () => (await inviter.get('inviteRecords')).items.map(({ stage }) => stage);
  await script(url, '/act', { user: friend.id, kind: 'deposit', amount: '100' });
  expect(await stages()).toEqual(['registered']);
  expect((await inviter.get('invite')).funnel.traded).toBe(0);
  await script(url, '/act', { user: friend.id, kind: 'trade', amount: '100' });
  expect(await stages()).toEqual(['traded']);
});

it('pays both in the coin of the edition on which the inviter got the link', async () => {
  const { url } = await runSandbox();
  const inviter = await newCaller(url);
  const eu = { edition: 'eu', lang: 'en' } as const;
  const { code } = await inviter.get('invite', eu);
  const friend = await newCaller(url, { referralCode: code });
  expect((await friend.get('rewards')).items[0]!.value).toEqual({ amount: '10', unit: 'USDC' });
  // The inviter looks at another edition before the friend trades.
  const { per_friend } = await inviter.get('invite');
  expect(per_friend.unit).toBe('USDT');
  await script(url, '/act', { user: friend.id, kind: 'trade', amount: '100' });
  const issued = { amount: '20', unit: 'USDC' };
  expect((await inviter.get('rewards')).items[0]!.value).toEqual(issued);
  for (const page of [eu, {}]) {
    expect((await inviter.get('invite', page)).earned).toEqual(issued);
    expect((await inviter.get('inviteRecords', page)).items[0]!.reward).toEqual(issued);
  }
});
