import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../test/openPage.tsx';
import { ActivationNote } from './ActivationNote.tsx';

const facts = { needs_activation: true, validity_days: 7 };

it.each([
  ['fee_rebate', 'From then on, you get back a part of your fees.'],
  ['trial_fund', 'The fund then moves to your derivatives account.'],
  ['apy_booster', 'From then on, your Earn product pays the extra yield.'],
  ['loss_cover', 'It then covers the next position that you open.'],
] as const)('says what the activation of a %s starts', async (type, text) => {
  await openScreen(() => <ActivationNote reward={{ ...facts, type }} />);
  screen.getByText(text);
});

it('says beside the claim that it does not activate the reward', async () => {
  const reward = { ...facts, type: 'loss_cover' } as const;
  await openScreen(() => <ActivationNote reward={reward} step="claimReward" />);
  expect(document.querySelector('.activation-note')?.textContent).toMatch(
    /^Claiming does not activate it\. You do that later, within \W*7\W+days/,
  );
});

it.each([
  ['coupon', 'activate'],
  ['coupon', 'claimReward'],
  ['mystery_box', 'claimReward'],
] as const)('says nothing of a %s at the step "%s"', async (type, step) => {
  const reward = { ...facts, needs_activation: type !== 'coupon', type };
  await openScreen(() => <ActivationNote reward={reward} step={step} />);
  expect(document.querySelector('.activation-note')).toBeNull();
});
