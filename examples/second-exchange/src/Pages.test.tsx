import { createI18nSync } from '@exchange/i18n-loader';
import { alternates, canonicalUrl } from '@exchange/region-env';
import { render, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { brand, region } from '../exchange.config.ts';
import { placeOf } from './frame/place.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { Pages } from './Pages.tsx';

function open(url: string) {
  const page = new URL(url);
  vi.stubGlobal('location', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  history.replaceState(null, '', page.pathname);
  const translations = { site: { notFound: 'Missing', rewards: 'Gifts', rewardsIntro: 'Yours.' } };
  const i18n = createI18nSync({ locale: 'en', ns: 'site', translations, url: () => undefined });
  const place = placeOf(page as unknown as Location, localStorage);
  render(
    <SiteFrame place={place} i18n={i18n}>
      <Pages />
    </SiteFrame>,
  );
}

/** Returns an attribute of the elements in the head that match a selector. */
const inHead = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

it('an unknown address shows that the page does not exist', () => {
  open(`${region.siteOrigin(region.editions[0]!)}/nowhere`);
  expect(screen.getByRole('heading', { name: 'Missing' })).toBeDefined();
  expect(document.title).toBe(`Missing – ${brand}`);
  expect(inHead('meta[name=robots]', 'content')).toEqual(['noindex']);
});

const locales = region.editions.flatMap((edition) =>
  region.locales(edition).map(({ value }) => [edition, value] as const),
);

it.each(locales)('a page of %s in %s has a title and its addresses', (edition, locale) => {
  const path = `/${locale}/rewards`;
  const origin = region.siteOrigin(edition);
  open(`${origin}${path}/`);
  expect(document.title).toBe(`Gifts – ${brand}`);
  expect(inHead('meta[name=description]', 'content')).toEqual(['Yours.']);
  const canonical = canonicalUrl(region, new URL(origin).host, path);
  expect(inHead('link[rel=canonical]', 'href')).toEqual([canonical]);
  const links = alternates(region, path).map(({ href }) => href);
  expect(inHead('link[rel=alternate]', 'href')).toEqual(links);
});
