import { ServicesContext } from '@exchange/site/page';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { it } from 'vitest';
import { answers, dailyTask } from '../../../test/answers.ts';
import { result } from '../../../test/fakeServer.ts';
import { openScreen } from '../../../test/openPage.tsx';
import { useRead } from '../../data/useRead.ts';
import { PackageList } from './PackageList.tsx';

function Package(): ReactElement {
  useRead('home', {});
  return (
    <ServicesContext.Consumer>
      {(services) => (services ? <PackageList services={services} /> : null)}
    </ServicesContext.Consumer>
  );
}

it('says what the identity check takes, as the hub does', async () => {
  const takes = { text: 'Passport, 3 minutes.', values: {} };
  const tasks = [{ ...dailyTask, category: 'newcomer', kind: 'kyc', takes }];
  await openScreen(Package, { replies: { home: result({ ...answers.home, tasks }) } });
  screen.getByText('Passport, 3 minutes.');
});
