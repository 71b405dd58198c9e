import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../test/openPage.tsx';
import { OwnMoney } from './OwnMoney.tsx';

const open = (kind: Parameters<typeof OwnMoney>[0]['task']['kind'], unit: string) =>
  openScreen(() => <OwnMoney task={{ kind, progress: { current: '0', target: '100', unit } }} />);

it.each([
  ['kyc', 'count', /^Your own money: none$/],
  [
    'deposit',
    'USDT',
    /^Your own money: from \W*100\WUSDT\W*; you can withdraw it, its value can fall$/,
  ],
  ['earn', 'USDT', /^Your own money: from \W*100\WUSDT\W*, can be lost$/],
  ['trade', 'USDT', /^Your own money: \W*100\WUSDT\W* traded, can be lost$/],
  ['convert', 'count', /^Your own money: any amount of coins; the spread is lost$/],
] as const)('says what %s takes', async (kind, unit, text) => {
  await open(kind, unit);
  screen.getByText(text);
});

it('says nothing about activities that only a newer server knows', async () => {
  await open('other', 'USDT');
  expect(screen.queryByText(/money/)).toBeNull();
});
