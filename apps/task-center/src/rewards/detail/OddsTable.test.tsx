import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { RewardScreen } from './RewardScreen.tsx';

const address = '/en/task-center/reward-detail?reward-id=14';
const box = {
  ...answers.reward,
  type: 'mystery_box' as const,
  up_to: true,
  odds: [
    {
      type: 'points' as const,
      value: { amount: '100', unit: 'points' },
      withdrawal: 'none' as const,
      probability: '0.965',
    },
    {
      type: 'bonus' as const,
      value: { amount: '50', unit: 'USDT' },
      withdrawal: 'profit' as const,
      probability: '0.035',
    },
  ],
};

it('shows the possible contents of a mystery box, their withdrawal terms and their odds', async () => {
  await openScreen(RewardScreen, { address, replies: { reward: result(box) } });
  const odds = within(screen.getByRole('region', { name: 'Mystery box odds' }));
  const rows = odds
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');
  expect(rows.map((row) => row.map(clean))).toEqual([
    ['100 points Not withdrawable', '96.5%'],
    ['50\u00a0USDT Bonus · Only profits are withdrawable', '3.5%'],
  ]);
});

it('confirms that a mystery box was claimed, without an amount', async () => {
  const { user } = await openScreen(RewardScreen, {
    address,
    replies: { reward: result(box), claimReward: result({ reward: box, opened: null }) },
  });
  await user.click(screen.getByRole('button', { name: /^Claim/ }));
  await pass(100);
  screen.getByText('Mystery box added. Open it to see what you win.');
  expect(document.body.textContent).not.toContain('Reward received');
});

it('shows no odds for other rewards', async () => {
  await openScreen(RewardScreen, { address });
  expect(screen.queryByRole('heading', { name: 'Mystery box odds' })).toBeNull();
});
