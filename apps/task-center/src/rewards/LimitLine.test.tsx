import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { LimitLine } from './LimitLine.tsx';

it.each([
  ['trial_fund', 'Only profits are withdrawable A loss uses up the fund '],
  ['bonus', 'Only profits are withdrawable A loss can take your own money too '],
  ['coupon', 'Only profits are withdrawable '],
] as const)('says what a loss made with a %s takes', async (type, text) => {
  const reward = { ...dailyTask.reward, type, withdrawal: 'profit' } as const;
  await openScreen(() => <LimitLine reward={reward} />);
  expect(document.querySelector('.limit-line')?.textContent).toBe(text);
});
