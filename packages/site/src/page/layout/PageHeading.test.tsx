import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';
import { screenPage } from '../loading/screenPage.tsx';
import { Detail } from './Detail.tsx';
import { PageHeading } from './PageHeading.tsx';
import { Terms } from './Terms.tsx';

it('is the main heading of a page', async () => {
  await openSite(() => <PageHeading title="Goods" lead="All of them." />);
  screen.getByRole('heading', { level: 1, name: 'Goods' });
  screen.getByText('All of them.');
});

it('leaves the main heading to the item of a detail page, with a link back', async () => {
  const Page = screenPage(
    () => ({ title: 'Item', back: { path: '/app', label: 'All goods' } }),
    () => (
      <Detail
        title="Gold ring"
        summary={{ text: 'Made by hand.', values: {} }}
        states={null}
        action={<button>Buy</button>}
        figure="10 USDT"
        side={<Terms terms={[{ text: 'No returns.', values: {} }]} />}
      />
    ),
  );
  await openSite(Page);
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings.map(({ textContent }) => textContent)).toEqual(['Gold ring']);
  expect(screen.getByRole('link', { name: 'All goods' }).getAttribute('href')).toBe('/en/app');
  const item = screen.getByRole('article', { name: 'Gold ring' });
  expect(item.textContent).toContain('Made by hand.');
  const terms = within(screen.getByRole('region', { name: 'Terms' }));
  expect(terms.getByRole('listitem').textContent).toBe('No returns.');
});
