import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../test/openPage.tsx';
import { ActivationNote } from './ActivationNote.tsx';

it.each([
  ['fee_rebate', 'From then on, you get back a part of your fees.'],
  ['trial_fund', 'The fund then moves to your derivatives account.'],
  ['apy_booster', 'From then on, your Earn product pays the extra yield.'],
  ['loss_cover', 'It then covers the next position that you open.'],
] as const)('says what the activation of a %s starts', async (type, text) => {
  await openScreen(() => <ActivationNote reward={{ type }} />);
  screen.getByText(text);
});

it('says nothing of types that need no activation', async () => {
  await openScreen(() => <ActivationNote reward={{ type: 'coupon' }} />);
  expect(document.querySelector('.activation-note')).toBeNull();
});
