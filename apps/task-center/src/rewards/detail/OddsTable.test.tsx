import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen, pass } from '../../../test/openPage.tsx';
import { RewardScreen } from './RewardScreen.tsx';

const address = '/en/task-center/reward-detail?reward-id=14';
const clean = (text: string | null | undefined) => text?.replace(/[\u2066\u2069]/g, '');
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

it('shows the possible contents of a mystery box, their kinds and their odds', async () => {
  await openScreen(RewardScreen, { address, replies: { reward: result(box) } });
  const odds = within(screen.getByRole('region', { name: 'Mystery box odds' }));
  const rows = odds
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(rows.map((row) => row.map(clean))).toEqual([
    ['100\u00a0points ', '96.5%'],
    ['50\u00a0USDT Bonus For derivatives', '3.5%'],
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

const prize = {
  ...answers.reward,
  reward_id: '15',
  reward_code: 'coupon-10',
  title: { text: 'The prize', values: {} },
};
const opened = { ...box, state: 'used_up' as const, activated_at: 1, opened: prize };

it('shows what was in an opened box, and links to it from the page and its history', async () => {
  const usage = { usage_id: '1', at: testStart, kind: 'opened', value: box.value, opened: prize };
  await openScreen(RewardScreen, {
    address,
    replies: {
      reward: result(opened),
      usage: result({ items: [usage], next_cursor: null }),
    },
  });
  const figure = document.querySelector('.reward-figure')!;
  expect(clean(figure.textContent)).toBe('10 USDTFee coupon');
  // The object belongs to the amount.
  expect(figure.querySelector('.reward-figure__art')?.getAttribute('data-kind')).toBe('coupon');
  const links = screen.getAllByRole('link', { name: 'The prize' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/en/task-center/reward-detail?reward-id=15&reward-code=coupon-10'),
  );
  expect(document.body.textContent).not.toContain('up to');
});

it('shows the result and its link as soon as the box is opened', async () => {
  const active = { ...box, state: 'active' as const, needs_activation: true };
  const { user, server } = await openScreen(RewardScreen, {
    address,
    replies: {
      reward: result(active),
      activate: result({ reward: opened, opened: prize }),
    },
  });
  server.answer('reward', result(opened));
  await user.click(screen.getByRole('button', { name: /^Open box/ }));
  await pass(100);
  expect(clean(document.querySelector('.reward-figure')!.textContent)).toMatch(/^10 USDT/);
  screen.getByRole('link', { name: 'The prize' });
});

it('shows the odds in one press beside the button that opens the box', async () => {
  const { user } = await openScreen(RewardScreen, {
    address,
    replies: { reward: result({ ...box, state: 'active', needs_activation: true }) },
  });
  const action = document.querySelector<HTMLElement>('.detail__action')!;
  const more = action.querySelector('details')!;
  expect(more.open).toBe(false);
  await user.click(within(action).getByText('Mystery box odds'));
  expect(more.open).toBe(true);
  expect(
    within(more)
      .getAllByRole('definition')
      .map(({ textContent }) => clean(textContent)),
  ).toEqual(['96.5%', '3.5%']);
});

it('shows no odds for other rewards', async () => {
  await openScreen(RewardScreen, { address });
  expect(screen.queryByRole('heading', { name: 'Mystery box odds' })).toBeNull();
});
