import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { answers, dailyTask, testStart } from './answers.ts';
import { refusal, result } from './fakeServer.ts';
import { openScreen, pass } from './openPage.tsx';
import { HubScreen } from '../src/hub/HubScreen.tsx';
import { MyRewardsScreen } from '../src/rewards/list/MyRewardsScreen.tsx';

const fund = { ...answers.rewards.items[0]!, type: 'trial_fund' as const, validity_days: 3 };
const received = { ...fund, state: 'active', valid_until: testStart };
const preview = { ...dailyTask.reward, type: 'trial_fund', validity_days: 3 };
const task = { ...dailyTask, state: 'claimable', reward: preview };
const item = { ...answers.claimable.items[0]!, claim_id: 'a', reward: preview };

/** The claims that ask before the time to use a reward starts. */
const claims = [
  {
    name: 'claim',
    Screen: HubScreen,
    replies: { home: result({ ...answers.home, tasks: [task] }) },
    button: 'Claim: Daily spot trade',
    success: result({ task: { ...task, state: 'claimed' }, reward: received, claimed_at: 1 }),
  },
  {
    name: 'claimReward',
    Screen: MyRewardsScreen,
    replies: { rewards: result({ ...answers.rewards, items: [fund] }) },
    button: /^Claim: /,
    success: result({ reward: received, opened: null }),
  },
  {
    name: 'claimAll',
    Screen: HubScreen,
    replies: { claimable: result({ items: [item] }) },
    button: 'Claim 1 reward',
    success: result({ claimed_tasks: 1, claimed_rewards: 0, rewards: [received] }),
  },
] as const;

beforeEach(() => sessionStorage.clear());

const sheet = () => screen.queryByRole('dialog', { name: 'Ready to claim' });

describe.each(claims)('the sheet of $name', ({ name, Screen, replies, button, success }) => {
  async function claim(reply: ReturnType<typeof result> | { type: 'drop' }) {
    const page = await openScreen(Screen, {
      address: '/en/task-center/my-rewards',
      replies: { ...replies, [name]: reply },
    });
    await page.user.click(screen.getByRole('button', { name: button }));
    await pass(1);
    const confirm = async () => {
      await page.user.click(within(sheet()!).getByRole('button', { name: /^Claim (all|1)/ }));
      await pass(500);
    };
    await confirm();
    return { ...page, confirm };
  }

  it('stays open if the outcome is unknown, so that the claim can be repeated with the same key', async () => {
    const { server, confirm } = await claim({ type: 'drop' });
    within(sheet()!).getByText(/You can safely try again/);
    server.answer(name, success);
    await confirm();
    expect(sheet()).toBeNull();
    screen.getByRole('dialog', { name: /^(Reward received: |You claimed 1 reward)/ });
    const [first, second] = server.callsOf(name).map(({ headers }) => headers['idempotency-key']);
    expect(first).toBeDefined();
    expect(second).toBe(first);
  });

  it('closes if the server refuses the claim, because a repetition would be refused as well', async () => {
    await claim(refusal('alreadyClaimed'));
    expect(sheet()).toBeNull();
    expect(screen.getAllByText("You've already claimed this.").length).toBeGreaterThan(0);
  });
});
