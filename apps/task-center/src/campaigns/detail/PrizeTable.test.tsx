import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { CampaignScreen } from './CampaignScreen.tsx';

const address = '/en/task-center/campaign-detail?campaign-id=volume-cup';
const prize = (from_rank: number, to_rank: number, amount: string) => ({
  from_rank,
  to_rank,
  value: { amount, unit: 'USDT' },
});

/** The text of an element. A cell has the name of its column, for cards on a phone, and the value. */
const textOf = ({ textContent }: Element) => textContent.replaceAll(/[\u2066\u2069]/g, '');

it('names the rank of a single prize, and both ends of a range', async () => {
  const prizes = [prize(1, 1, '4100'), prize(2, 10, '100')];
  await openScreen(CampaignScreen, {
    address,
    replies: { campaign: result({ ...answers.campaign, prizes }) },
  });
  const table = within(screen.getByRole('table', { name: 'Prizes' }));
  expect(table.getAllByRole('rowheader').map(textOf)).toEqual(['Rank1', 'Rank2 to 10']);
  table.getByRole('cell', { name: /4,100.USDT/ });
});

it('says what the largest and the smallest prize need to be used if prizes are fee coupons', async () => {
  const prizes = [prize(1, 1, '4200'), prize(2, 11, '80')];
  const kind = { type: 'coupon', withdrawal: 'none', fees: 'trade' };
  await openScreen(CampaignScreen, {
    address,
    replies: { campaign: result({ ...answers.campaign, prizes, prize_kind: kind }) },
  });
  const uses = [...document.querySelectorAll('.prizes > p')].map((use) =>
    textOf(use).replaceAll('\u00a0', ' '),
  );
  expect(uses).toEqual([
    '4,200 USDT · To use it all, trade 4,200,000 USDT in 90 days.',
    '80 USDT · To use it all, trade 80,000 USDT in 90 days.',
  ]);
});

it('says nothing about the use of prizes that cover no fees', async () => {
  await openScreen(CampaignScreen, { address });
  expect(document.querySelector('.prizes')).not.toBeNull();
  expect(document.querySelector('.prizes > p')).toBeNull();
});
