import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { CampaignCard } from './CampaignCard.tsx';

const [campaign] = answers.campaigns.items;
const note = () =>
  screen.queryByText("Earned on another of our sites. Can't be used here. The terms there apply.");

it.each([
  ['default', false],
  ['eu', true],
])(
  'in the edition %s, says whether the prizes are of another one: %s',
  async (edition, isMarked) => {
    const prize = {
      ...campaign!,
      prize_kind: { type: 'bonus', withdrawal: 'profit', fees: null },
    } as const;
    await openScreen(() => <CampaignCard campaign={prize} />, {
      address: `/en/task-center/my-campaigns?edition=${edition}`,
    });
    expect(note() !== null).toBe(isMarked);
  },
);
