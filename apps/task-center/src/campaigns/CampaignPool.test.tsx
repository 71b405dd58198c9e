import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answers } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { CampaignPool } from './CampaignPool.tsx';

it.each([
  ['bonus', 'profit', true],
  ['coupon', 'none', false],
] as const)('says that prizes of the kind %s are only margin: %s', async (...each) => {
  const [type, withdrawal, expected] = each;
  const campaign = { ...answers.campaign, prize_kind: { type, withdrawal, fees: null } };
  await openScreen(() => <CampaignPool campaign={campaign} />);
  expect(screen.queryByText('Margin for derivatives only') !== null).toBe(expected);
});
