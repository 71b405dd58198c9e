import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';
import { FailurePanel } from './FailurePanel.tsx';

/** The panel alone, because the header and the footer around it have links as well. */
const panel = () => within(document.querySelector<HTMLElement>('.x-empty')!);

it('has no link to the same site if the site is not official', async () => {
  await openSite(() => <FailurePanel reason="untrusted" />);
  expect(panel().queryByRole('link')).toBeNull();
  expect(panel().queryByRole('button')).toBeNull();
});

it('links to the home page where an item is missing', async () => {
  await openSite(() => <FailurePanel reason="notFound" />);
  const home = panel().getByRole('link', { name: 'Go to the home page' });
  expect(home.getAttribute('href')).toBe('/en/app');
});

it('links to the parent page instead if it has one', async () => {
  const back = { path: '/app/goods', label: 'All goods' };
  await openSite(() => <FailurePanel reason="notFound" back={back} />);
  const links = panel().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['All goods']);
  expect(links[0]!.getAttribute('href')).toBe('/en/app/goods');
});

it('offers markets and help where the page is not available', async () => {
  await openSite(() => <FailurePanel reason="regionBlocked" />);
  const links = panel().getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/en/markets', '/en/help']);
});

it('offers users what they hold where the page is not available', async () => {
  await openSite(() => <FailurePanel reason="regionBlocked" />, {
    profile: { id: 1, username: 'demo' },
  });
  const links = panel().getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'View my rewards',
    'View my assets',
    'Help center',
  ]);
});

it('retries after a failure, and announces the failure', async () => {
  const retry = vi.fn();
  const { user } = await openSite(() => <FailurePanel reason="unexpected" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('Something went wrong');
  await user.click(panel().getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();
});
