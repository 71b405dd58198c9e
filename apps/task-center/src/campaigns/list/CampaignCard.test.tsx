import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { CampaignCard } from './CampaignCard.tsx';
import { CampaignsScreen } from './CampaignsScreen.tsx';

const [campaign] = answers.campaigns.items;
const note = () => screen.queryByText(/^Rewards of your account at Exchange Web Global/);

it.each([
  ['default', false],
  ['eu', true],
])(
  'in the edition %s, names who manages a joined campaign, and no prize: %s',
  async (edition, isMarked) => {
    const prize = {
      ...campaign!,
      joined_at: testStart - 1,
      prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
    } as const;
    await openScreen(() => <CampaignCard campaign={prize} />, {
      address: `/en/task-center/my-campaigns?edition=${edition}`,
    });
    expect(note() !== null).toBe(isMarked);
    expect(document.querySelector('.campaign-pool') === null).toBe(isMarked);
  },
);

it.each([
  ['default', 1],
  ['eu', 0],
])('in the edition %s, notes the risks of prizes that it shows: %d', async (edition, count) => {
  const items = [
    {
      ...campaign!,
      joined_at: testStart - 1,
      prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
    },
  ];
  await openScreen(CampaignsScreen, {
    address: `/en/task-center/my-campaigns?edition=${edition}`,
    replies: { campaigns: result({ items, next_cursor: null }) },
  });
  expect(screen.queryAllByText(/^Derivatives use leverage\./)).toHaveLength(count);
  // Together with the risk of prices, in one place above the list.
  const risks = document.querySelector('.campaign-cards')!.previousElementSibling!;
  expect(risks.textContent).toMatch(/^Prices of crypto-assets can fall to zero/);
  expect(risks.querySelectorAll('.risk-note')).toHaveLength(1 + count);
});

it.each([
  ['bonus', 'profit', true],
  ['coupon', 'none', false],
] as const)('says of a %s as the prize what a loss takes', async (type, withdrawal, expected) => {
  const prize = { ...campaign!, prize_kind: { type, withdrawal, fees: null } };
  await openScreen(() => <CampaignCard campaign={prize} />);
  expect(screen.queryByText('A loss can take your own money too') !== null).toBe(expected);
});
