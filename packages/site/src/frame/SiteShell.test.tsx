import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '../../test/openSite.tsx';

const Offer = () => <p>An offer</p>;
const sections = () =>
  [...screen.getByRole('navigation', { name: 'Shop' }).querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);

it('replaces the skeleton of the header once it has loaded', async () => {
  await openSite(Offer);
  expect(screen.queryByText('Skeleton')).toBeNull();
  const header = within(screen.getByRole('banner'));
  expect(header.getAllByRole('link', { name: 'Exchange' })[0]!.getAttribute('href')).toBe('/en/');
  const names = header.getByRole('navigation', { name: 'Main' });
  expect(within(names).getByRole('link', { name: 'Markets' }).getAttribute('href')).toBe(
    '/en/markets',
  );
});

it('marks the current section, and the section of a detail page', async () => {
  await openSite(Offer);
  expect(sections()).toEqual([
    ['Goods', '/en/app', 'page'],
    ['Questions', '/en/app/faq', null],
  ]);
});

it('marks the section of a detail page', async () => {
  await openSite(Offer, { file: '/[locale]/app/item' });
  expect(sections().map(([, , current]) => current)).toEqual(['true', null]);
});

it('keeps the edition of the query in all links, where the host does not decide it', async () => {
  await openSite(Offer, { address: '/tr-TUR/app?edition=tr&x=1', locale: 'tr-TUR' });
  expect(sections().map(([, href]) => href)).toEqual([
    '/tr-TUR/app?edition=tr',
    '/tr-TUR/app/faq?edition=tr',
  ]);
  const links = [...document.querySelectorAll('a[href^="/"]')];
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(link.getAttribute('href')).toMatch(/[?&]edition=tr\b/);
});

it('has no edition in links if the host decides it', async () => {
  await openSite(Offer, { address: '/en/app?edition=nowhere' });
  expect(sections().map(([, href]) => href)).toEqual(['/en/app', '/en/app/faq']);
});

it('has no sections on error pages', async () => {
  await openSite(Offer, { file: '/404', isMissing: true });
  expect(screen.queryByRole('navigation', { name: 'Shop' })).toBeNull();
});

it('makes no offers on the site of an edition that does not offer the app', async () => {
  await openSite(Offer, { address: '/en/app?edition=eu', closedEditions: ['eu'] });
  expect(screen.queryByText('An offer')).toBeNull();
  screen.getByRole('heading', { level: 1, name: 'Shop' });
  screen.getByText('Not available in your region');
});

it.each([
  ['another edition', { closedEditions: ['tr'] }],
  ['a missing page', { address: '/en/app?edition=eu', closedEditions: ['eu'], isMissing: true }],
])('shows the content of %s', async (_, options) => {
  await openSite(Offer, options);
  screen.getByText('An offer');
});

it('stores the navigation for the skeleton of the next visit', async () => {
  await openSite(Offer, { locale: 'de' });
  const stored = JSON.parse(localStorage.getItem('exchange:navigation') ?? '{}') as object;
  expect(stored).toMatchObject({
    language: 'de',
    exchange: [{ href: '/de/' }, { href: '/de/web3' }],
  });
});

it('stores no navigation of a page without a language in its address', async () => {
  await openSite(Offer, { address: '/app', isLocaleInPath: false });
  expect(localStorage.getItem('exchange:navigation')).toBeNull();
});
