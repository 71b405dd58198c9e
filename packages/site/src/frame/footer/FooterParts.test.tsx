import { act, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openSite } from '../../../test/openSite.tsx';

const footer = () => within(screen.getByRole('contentinfo'));
const measuring = () =>
  footer().getByRole<HTMLButtonElement>('button', { name: /usage analytics/ });

it('lets the visitor choose the theme', async () => {
  const { user } = await openSite();
  const theme = footer().getByRole<HTMLSelectElement>('combobox', { name: 'Theme' });
  expect(theme.value).toBe('system');
  await user.selectOptions(theme, 'Light');
  expect(document.documentElement.dataset['theme']).toBe('light');
  expect(theme.value).toBe('light');
});

it('lets the visitor turn usage analytics off and on', async () => {
  const { services, user } = await openSite();
  await user.click(measuring());
  expect(services.analytics.consent.getState()).toBe('refused');
  expect(measuring().textContent).toBe('Allow usage analytics');
  await user.click(measuring());
  expect(services.analytics.consent.getState()).toBe('allowed');
  expect(measuring().textContent).toBe('Turn off usage analytics');
  act(() => services.analytics.consent.refuse());
  expect(measuring().textContent).toBe('Allow usage analytics');
});

it('disables the button if the browser refuses analytics', async () => {
  Object.assign(navigator, { globalPrivacyControl: true });
  await openSite();
  Object.assign(navigator, { globalPrivacyControl: undefined });
  expect(measuring().disabled).toBe(true);
  expect(measuring().textContent).toBe('Allow usage analytics');
});

it('names the company of each edition that offers the page, its registration and where to complain', async () => {
  await openSite();
  footer().getByText(
    'Exchange Web EU (Demo) Ltd operates this site and is responsible for it. Register number: DEMO-EU-0000. Supervisory authority: Demo Authority EU, licence DEMO-EU-0000. These details are examples.',
  );
  const pathOf = (name: string) => footer().getByRole('link', { name }).getAttribute('href');
  expect(pathOf('Company details')).toBe('/en/help#company');
  expect(pathOf('Law and complaints')).toBe('/en/help#law');
});

it.each([
  ['de', 'Keine Einlagensicherung, keine Anlegerentschädigung.'],
  ['en', 'Not covered by deposit guarantee or investor compensation schemes.'],
  ['tr-TUR', 'Mevduat güvencesi ve yatırımcı tazmini kapsamında değildir.'],
] as const)('names missing guarantees in every edition: %s', async (locale, text) => {
  await openSite(undefined, { locale });
  expect(document.querySelector('footer')?.textContent).toContain(` ${text}`);
});
