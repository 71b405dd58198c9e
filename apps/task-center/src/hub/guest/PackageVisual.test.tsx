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
  ['fee_rebate', 'payout', 'What it pays is withdrawable'],
  ['mystery_box', 'none', undefined],
])('says of %s what can be withdrawn: %s', async (type, withdrawal, text) => {
  const reward = { ...dailyTask.reward, type, withdrawal };
  const tasks = [{ ...dailyTask, category: 'newcomer', reward }];
  await openScreen(Visual, { replies: { home: result({ ...answers.home, tasks }) } });
  const said = document.querySelector('.package__card [data-withdrawal]')?.textContent;
  expect(said).toBe(text);
});
