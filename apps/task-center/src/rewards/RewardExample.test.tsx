import { expect, it } from 'vitest';
import { dailyTask } from '../../test/answers.ts';
import { openScreen } from '../../test/openPage.tsx';
import { ExampleFact, ExampleSentence, RiskFact } from './RewardExample.tsx';

type Reward = Parameters<typeof ExampleFact>[0]['reward'];

const usdt = (amount: string) => ({ amount, unit: 'USDT' });

it.each<[string, Partial<Reward>, RegExp | null]>([
  [
    'how much trading uses all of a rebate',
    { type: 'fee_rebate', value: { amount: '0.2', unit: 'ratio' }, limit: usdt('50') },
    /^All .50.USDT. takes .250,000.USDT. of trades, which cost about .250.USDT. in fees\.$/,
  ],
  [
    'what a booster pays at most',
    {
      type: 'apy_booster',
      value: { amount: '0.05', unit: 'ratio' },
      limit: usdt('1000'),
      validity_days: 7,
    },
    /The most is \W*0\.96\WUSDT\W*, with \W*1,000\WUSDT\W*\.$/,
  ],
  [
    'what is kept of a trial fund, and what a loss takes',
    { type: 'trial_fund', value: usdt('100') },
    /If you make .10.USDT., you keep it\. If you lose without adding money, only the fund is gone/,
  ],
  [
    'what a loss with a bonus takes',
    { type: 'bonus', value: usdt('100') },
    /If they lose .10.USDT., that takes .* your own money\.$/,
  ],
  [
    'what a coupon saves with a small sum',
    {},
    /^If you trade .100.USDT. while it is valid, you save .0\.10.USDT.\. The rest expires\.$/,
  ],
  ['nothing more of a coupon that a small sum uses up', { value: usdt('0.1') }, null],
])('says %s', async (_, changes, text) => {
  const reward = { ...dailyTask.reward, ...changes };
  await openScreen(() => (
    <div className="sentence">
      <ExampleSentence reward={reward} />
    </div>
  ));
  const sentence = document.querySelector('.sentence')?.textContent;
  expect(sentence).toMatch(text ?? /^$/);
});

it.each<[Reward['fees'], RegExp]>([
  ['trade', /^CoversFees on .5,000.USDT. of spot trading$/],
  ['derivatives', /^CoversFees on .8,334.USDT. of derivatives trading$/],
])('names the trades that a coupon for "%s" covers', async (fees, text) => {
  const reward: Reward = { type: 'coupon', value: usdt('5'), fees };
  await openScreen(() => (
    <dl>
      <ExampleFact reward={reward} />
    </dl>
  ));
  expect(document.querySelector('dl')?.textContent).toMatch(text);
});

it('needs no example for an airdrop', async () => {
  const reward = { ...dailyTask.reward, type: 'airdrop', fees: null } as const;
  await openScreen(() => (
    <dl>
      <ExampleFact reward={reward} />
      <RiskFact reward={reward} />
    </dl>
  ));
  expect(document.querySelector('dl')?.childElementCount).toBe(0);
});
