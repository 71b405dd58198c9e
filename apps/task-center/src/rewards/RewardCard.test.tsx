import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { RewardCard } from './RewardCard.tsx';

const offered = answers.shop.offers[0]!.reward;

it('says beside a reward for derivatives what a loss takes', async () => {
  const reward = { ...offered, type: 'bonus', withdrawal: 'profit' } as const;
  await openScreen(() => <RewardCard reward={reward} />);
  expect(screen.getByRole('listitem').textContent).toContain(
    'Only profits withdrawable. A loss can take your own money too.',
  );
});
