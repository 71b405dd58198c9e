import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../test/openPage.tsx';
import { OwnMoney } from './OwnMoney.tsx';

const open = (
  kind: Parameters<typeof OwnMoney>[0]['task']['kind'],
  unit: string,
  target = '100',
  hasFees = true,
) =>
  openScreen(() => (
    <OwnMoney task={{ kind, progress: { current: '0', target, unit } }} hasFees={hasFees} />
  ));
const texts = () =>
  [...document.querySelectorAll('.own-money, .own-money-note')].map(({ textContent }) =>
    textContent.replace(/[\u2066\u2069]/g, '').replaceAll('\u00a0', ' '),
  );

it.each([
  ['kyc', 'count', /^Your own money: none$/],
  [
    'deposit',
    'USDT',
    /^Your own money: from \W*100\WUSDT\W*; you can withdraw it, its value can fall$/,
  ],
  ['earn', 'USDT', /^Your own money: from \W*100\WUSDT\W*, can be lost$/],
  ['convert', 'count', /^Your own money: any amount of coins; the spread is lost$/],
] as const)('says what %s takes', async (kind, unit, text) => {
  await open(kind, unit);
  screen.getByText(text);
});

const lost = (amount: string) =>
  `${amount} USDT of trades in total with your own money. It can be lost.`;

it.each([
  ['trade', '50', [lost('50'), 'About 0.05 USDT in fees.']],
  [
    'derivatives',
    '200',
    [
      lost('200'),
      'Buys and sells both add up. Each trade costs a fee and can lose money. You can take part with 100 USDT. About 0.12 USDT in fees.',
    ],
  ],
  [
    'derivatives',
    '200000',
    [lost('200,000'), "100 USDT isn't enough: the fees alone are higher. About 120 USDT in fees."],
  ],
] as const)('says whether a small sum is enough for %s of %s', async (kind, target, lines) => {
  await open(kind, 'USDT', target);
  expect(texts()).toEqual(lines);
});

it.each([
  ['trade', 'USDT', '100', [`${lost('100')} About 0.10 USDT in fees.`]],
  ['derivatives', 'USDT', '500', [`${lost('500')} About 0.30 USDT in fees.`]],
  ['convert', 'count', '100', ['Your own money: any amount of coins; the spread is lost']],
  ['kyc', 'count', '100', []],
] as const)(
  'says in one quiet line what %s takes, if anything',
  async (kind, unit, target, lines) => {
    await openScreen(() => (
      <OwnMoney task={{ kind, progress: { current: '0', target, unit } }} isQuiet />
    ));
    expect(document.querySelector('.own-money')).toBeNull();
    expect(texts()).toEqual(lines);
  },
);

it('leaves out the fees where the page names them', async () => {
  await open('trade', 'USDT', '50', false);
  expect(texts()).toEqual([lost('50')]);
});

it('says nothing about activities that only a newer server knows', async () => {
  await open('other', 'USDT');
  expect(screen.queryByText(/money/)).toBeNull();
});
