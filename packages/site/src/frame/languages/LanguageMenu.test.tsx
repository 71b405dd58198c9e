import { screen, within } from '@testing-library/react';
import { expect, it, onTestFinished } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';

const header = () => within(screen.getByRole('banner'));

/** Opens the menu of languages in the header. */
async function openLanguages(options: Parameters<typeof openSite>[1]) {
  // jsdom cannot load another page.
  const stay = (event: Event) => event.preventDefault();
  document.addEventListener('click', stay);
  onTestFinished(() => document.removeEventListener('click', stay));
  const { user } = await openSite(undefined, options);
  await user.click(header().getByRole('button', { name: /Language|Idioma/ }));
  const items = within(screen.getByRole('menu')).getAllByRole('menuitemradio');
  return { user, item: (name: string) => items.find(({ textContent }) => textContent === name)! };
}

it('links to this page in each language, and stores the choice', async () => {
  const { user, item } = await openLanguages({ locale: 'es-MX', address: '/es-MX/app/item?id=7' });
  expect(item('Español (México)').getAttribute('aria-checked')).toBe('true');
  expect(item('English').getAttribute('aria-checked')).toBe('false');
  expect(item('English').getAttribute('href')).toContain('/en/app/item?id=7');
  await user.click(item('English'));
  expect(localStorage.getItem('exchange:language')).toBe('en');
});

it('links to the home page from a missing page', async () => {
  const { item } = await openLanguages({ address: '/en/app/gone', isMissing: true });
  expect(item('日本語').getAttribute('href')).toBe('/ja-JP/app');
});

it("marks the site's own language on a page without a language in its address", async () => {
  const { item } = await openLanguages({ address: '/app', isLocaleInPath: false });
  expect(item('English').getAttribute('aria-checked')).toBe('true');
});
