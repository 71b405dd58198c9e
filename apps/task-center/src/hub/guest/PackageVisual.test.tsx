import { ServicesContext } from '@exchange/site/page';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { answers, dailyTask } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { useRead } from '../../data/useRead.ts';
import { PackageVisual } from './PackageVisual.tsx';

function Visual(): ReactElement {
  useRead('home', {});
  return (
    <ServicesContext.Consumer>
      {(services) => (services ? <PackageVisual services={services} /> : null)}
    </ServicesContext.Consumer>
  );
}

it('shows the amount, the kind and the step of a reward, and that it cannot be withdrawn', async () => {
  const tasks = [{ ...dailyTask, category: 'newcomer' }];
  await openScreen(Visual, { replies: { home: result({ ...answers.home, tasks }) } });
  const texts = [...document.querySelectorAll('.package__card :is(strong, span:not(:has(*)))')];
  const [amount, ...others] = texts.map(({ textContent }) => textContent);
  expect(amount).toMatch(/10\sUSDT/);
  expect(others).toEqual(['Fee coupon', 'Not withdrawable', 'Daily spot trade']);
});

it('shows what coins are worth, and that they can be withdrawn', async () => {
  const reward = {
    ...dailyTask.reward,
    type: 'airdrop',
    withdrawal: 'full',
    value: { amount: '0.0001', unit: 'BTC' },
    worth: { amount: '6.32', unit: 'USDT' },
  };
  const tasks = [{ ...dailyTask, category: 'newcomer', reward }];
  await openScreen(Visual, { replies: { home: result({ ...answers.home, tasks }) } });
  expect(document.querySelector('.package__card')?.textContent).toMatch(
    /^.0\.0001\sBTC. ≈ .6\.32\sUSDT.AirdropWithdrawable/,
  );
});
