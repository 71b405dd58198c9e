import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openSite, pass, type OpenSite } from '../../../test/openSite.tsx';

const beacon = vi.fn<typeof navigator.sendBeacon>(() => true);
beforeEach(() => {
  beacon.mockClear();
  Object.assign(navigator, { sendBeacon: beacon });
});

/** A page that the app can show, so that the page has other floating parts. */
const open = (locale: 'es-ES' | 'pt-PT' | 'en') =>
  openSite(undefined, { locale, address: `/${locale}/trade/spot/BTC/USDT` });

const floating = () => screen.getAllByRole('complementary').map((part) => part.className);
const answers = () => {
  const bar = screen.getAllByRole('complementary')[0]!;
  expect(bar.className).toBe('consent-bar');
  return within(bar).getAllByRole('button');
};

/** Tracks an event, and returns how many batches are sent. */
async function track({ services }: OpenSite) {
  services.analytics.track('view', { what: 'hub' });
  await pass(6_000);
  return beacon.mock.calls.length;
}

it.each(['es-ES', 'pt-PT'] as const)(
  'sends nothing from a page in %s before an answer',
  async (locale) => {
    const page = await open(locale);
    expect(floating()).toEqual(['consent-bar']);
    expect(await track(page)).toBe(0);
    const [refuse, allow] = answers();
    expect(refuse!.className).toBe(allow!.className);
    const details = within(screen.getAllByRole('complementary')[0]!).getByRole('link');
    expect(details.getAttribute('href')).toBe(`/${locale}/legal/privacy#analytics`);
    await page.user.click(allow!);
    expect(floating()).toEqual(['download-banner']);
    expect(await track(page)).toBe(1);
  },
);

it('stores a refusal and sends nothing', async () => {
  const page = await open('es-ES');
  await page.user.click(answers()[0]!);
  expect(floating()).toEqual(['download-banner']);
  expect(await track(page)).toBe(0);
  expect(localStorage.getItem('exchange:analytics')).toBe('refused 1');
});

it('does not ask where no consent is needed', async () => {
  await open('en');
  expect(floating()).toEqual(['download-banner']);
});
