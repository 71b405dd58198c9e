import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignScreen } from '../src/campaigns/detail/CampaignScreen.tsx';
import { RewardScreen } from '../src/rewards/detail/RewardScreen.tsx';
import { answers, testStart } from './answers.ts';
import { result } from './fakeServer.ts';
import { openScreen, pass } from './openPage.tsx';

async function press(user: Awaited<ReturnType<typeof openScreen>>['user'], name: RegExp) {
  const button = screen.getByRole('button', { name });
  await user.click(button);
  await pass(100);
  expect(button.isConnected).toBe(false);
}

it('moves the focus to the campaign after joining it', async () => {
  const joined = { ...answers.campaign, joined_at: testStart };
  const { user, server } = await openScreen(CampaignScreen, {
    address: '/en/task-center/campaign-detail?campaign-id=volume-cup',
    replies: { join: result(joined) },
  });
  server.answer('campaign', result(joined));
  await press(user, /^Join$/);
  expect(document.activeElement).toBe(screen.getByRole('article', { name: 'Volume Cup' }));
});

it('moves the focus to the reward after activating it', async () => {
  const waiting = { ...answers.reward, state: 'active' as const, needs_activation: true };
  const active = { ...waiting, activated_at: testStart };
  const { user, server } = await openScreen(RewardScreen, {
    address: '/en/task-center/reward-detail?reward-id=14',
    replies: { reward: result(waiting), activate: result({ reward: active, opened: null }) },
  });
  server.answer('reward', result(active));
  await press(user, /^Activate/);
  expect(document.activeElement).toBe(screen.getByRole('article'));
});
