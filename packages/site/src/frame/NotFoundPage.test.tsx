import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openSite, pass } from '../../test/openSite.tsx';
import { readMessages } from '../page/messages/readMessages.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

it('links to the home page of the app', async () => {
  await openSite(NotFoundPage, { address: '/app/gone', isLocaleInPath: false, isMissing: true });
  const main = within(screen.getByRole('main'));
  main.getByRole('heading', { level: 1, name: 'Page not found' });
  const home = main.getByRole('link', { name: 'Go to the home page' });
  expect(home.getAttribute('href')).toBe('/app');
});

it('is translated to the language of its address', async () => {
  const { shell } = readMessages('de');
  const others = vi.mocked(fetch).getMockImplementation()!;
  vi.mocked(fetch).mockImplementation((input) =>
    new URL(input as string).pathname.includes('shell')
      ? Promise.resolve(Response.json(shell))
      : others(input),
  );
  await openSite(NotFoundPage, { address: '/de/app/gone', isLocaleInPath: false, isMissing: true });
  await pass(1_000);
  screen.getByRole('heading', { level: 1, name: shell['not_found_title']! });
  expect(document.documentElement.lang).toBe('de');
  const home = within(screen.getByRole('main')).getByRole('link', {
    name: shell['not_found_action']!,
  });
  expect(home.getAttribute('href')).toBe('/de/app');
  document.documentElement.lang = '';
});
