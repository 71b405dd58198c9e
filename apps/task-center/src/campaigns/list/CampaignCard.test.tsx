import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers, testStart } from '../../../test/answers.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { CampaignCard } from './CampaignCard.tsx';

const [campaign] = answers.campaigns.items;
const note = () => screen.queryByRole('link', { name: 'You take part on www.brand.com' });

it.each([
  ['default', false],
  ['eu', true],
])(
  'in the edition %s, links the site of a joined campaign and names no prize: %s',
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
