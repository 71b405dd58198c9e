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

it.each([
  ['trial_fund', 'profit', 'Only profits withdrawable'],
  ['points', 'none', 'Not withdrawable'],
  ['fee_rebate', 'payout', 'You can withdraw what it pays'],
  ['mystery_box', 'none', undefined],
])('says of %s what can be withdrawn: %s', async (type, withdrawal, text) => {
  const reward = { ...dailyTask.reward, type, withdrawal };
  const tasks = [{ ...dailyTask, category: 'newcomer', reward }];
  await openScreen(Visual, { replies: { home: result({ ...answers.home, tasks }) } });
  const said = document.querySelector('.package__withdrawal')?.textContent;
  expect(said).toBe(text);
});

it.each([
  ['deposit', 'USDT', /^Daily spot trade\W+100\sUSDT\W*$/],
  ['register', 'count', /^Daily spot trade$/],
] as const)(
  'names the step of each reward, and the amount that %s takes',
  async (kind, unit, text) => {
    const tasks = [
      { ...dailyTask, category: 'newcomer', kind, progress: { ...dailyTask.progress, unit } },
    ];
    await openScreen(Visual, { replies: { home: result({ ...answers.home, tasks }) } });
    expect(document.querySelector('.package__condition')?.textContent).toMatch(text);
  },
);
