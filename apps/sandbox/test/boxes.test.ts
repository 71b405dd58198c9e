import { expect, it } from 'vitest';
import type { SandboxOptions } from '../src/index.ts';
import { runSandbox } from './running.ts';
import { dayMs, loggedIn, newCaller, script } from './taskCenterClient.ts';

/** Starts a sandbox with a new account that owns closed boxes. */
async function withBoxes(count: number, options: SandboxOptions = {}) {
  const { url } = await runSandbox(options);
  const user = await newCaller(url);
  const ids: string[] = [];
  for (let box = 0; box < count; box += 1) {
    const { reward_id } = await script(url, '/rewards', { user: user.id, give: 'mystery-box' });
    await user.post('claimReward', { reward_id: reward_id as string });
    ids.push(reward_id as string);
  }
  const open = async (reward_id: string) =>
    (await user.post('activate', { reward_id })).result.opened!;
  return { url, user, ids, open };
}

it('draws nothing before a box is opened, and then once', async () => {
  let draws = 0;
  const random = () => {
    draws += 1;
    return 0.99;
  };
  const { user, ids, open } = await withBoxes(1, { random });
  const [reward_id = ''] = ids;
  expect((await user.get('reward', { reward_id })).opened).toBeNull();
  expect((await user.get('usage', { reward_id })).items).toEqual([]);
  expect(draws).toBe(0);
  expect(await open(reward_id)).toMatchObject({ reward_code: 'bonus-50' });
  expect((await user.post('activate', { reward_id })).ret_code).not.toBe(0);
  expect(draws).toBe(1);
});

it('puts the same in boxes with the same ids only by chance', async () => {
  const contents: string[][] = [];
  for (let run = 0; run < 2; run += 1) {
    const { ids, open } = await withBoxes(40);
    contents.push([]);
    for (const id of ids) contents[run]!.push(`${id} ${(await open(id)).reward_code}`);
  }
  // The ids are the same in both runs. Two draws are equal with a probability of 0.39, and all 40 with one of 10^-17.
  expect(contents[0]!.map((each) => each.split(' ')[0])).toEqual(
    contents[1]!.map((each) => each.split(' ')[0]),
  );
  expect(contents[0]).not.toEqual(contents[1]);
});

it('shows the result on the page, in the history and in the list for ever, with its reward', async () => {
  const { url, user, ids, open } = await withBoxes(2, { random: () => 0.6 });
  const [reward_id = '', closed = ''] = ids;
  const prize = await open(reward_id);
  await script(url, '/clock', { offsetMs: 300 * dayMs });
  const later = await loggedIn(url, user);
  const reference = {
    reward_id: prize.reward_id,
    reward_code: 'coupon-5',
    value: { amount: '5', unit: 'USDT' },
  };
  expect((await later.get('reward', { reward_id })).opened).toMatchObject(reference);
  expect((await later.get('usage', { reward_id })).items).toMatchObject([
    { kind: 'opened', opened: reference },
  ]);
  const { items } = await later.get('rewards', { limit: 50 });
  const openedOf = (id: string) => items.find((item) => item.reward_id === id)!.opened;
  expect(openedOf(reward_id)).toMatchObject(reference);
  expect([openedOf(closed), openedOf(prize.reward_id)]).toEqual([null, null]);
  expect(await later.get('reward', { reward_id: prize.reward_id })).toMatchObject({ opened: null });
});
