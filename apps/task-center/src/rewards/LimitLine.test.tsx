import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { LimitLine } from './LimitLine.tsx';

it.each([
  ['bonus', 'Only profits are withdrawable A loss can take your own money too '],
  ['coupon', 'Only profits are withdrawable '],
] as const)('says what a loss made with a %s takes', async (type, text) => {
  const reward = { ...dailyTask.reward, type, withdrawal: 'profit' } as const;
  await openScreen(() => <LimitLine reward={reward} />);
  expect(document.querySelector('.limit-line')?.textContent).toBe(text);
});

it('says in full what a trial fund is for, what a loss takes and when its time starts', async () => {
  const reward = {
    ...dailyTask.reward,
    type: 'trial_fund',
    value: { amount: '100', unit: 'USDT' },
    withdrawal: 'profit',
    validity_days: 3,
  } as const;
  await openScreen(() => <LimitLine reward={reward} />);
  const text = document.querySelector('.limit-line')?.textContent;
  expect(text?.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' ')).toBe(
    'Use it to try derivatives. If you make 10 USDT, you keep it. If you lose without adding money, ' +
      'only the fund is gone and you owe nothing. Use within 3 days after claiming ',
  );
});
