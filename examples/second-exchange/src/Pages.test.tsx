import { createI18nSync } from '@exchange/i18n-loader';
import { alternates, canonicalUrl } from '@exchange/region-env';
import { render, screen, within } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { brand, region } from '../exchange.config.ts';
import { pages } from './frame/pages.ts';
import { placeOf } from './frame/place.ts';
import { SiteFrame } from './frame/SiteFrame.tsx';
import { PageHead } from './PageHead.tsx';
import { Pages } from './Pages.tsx';

vi.mock('./frame/pages.ts', async (original) => {
  const real = await original<typeof import('./frame/pages.ts')>();
  const thing = { title: 'thing', description: 'thingIntro' };
  return { ...real, pages: { ...real.pages, '/things/:name': thing } };
});

const path = '/rewards';
const { title, description } = pages[path];

function open(url: string, content = <PageHead />) {
  const page = new URL(url);
  vi.stubGlobal('location', page);
  onTestFinished(() => void vi.unstubAllGlobals());
  history.replaceState(null, '', page.pathname);
  const site = {
    notFound: 'Missing',
    [title]: 'Gifts',
    [description]: 'Yours.',
    thing: 'Thing {{name}}',
    thingIntro: 'All of {{name}}.',
  };
  const i18n = createI18nSync({
    locale: 'en',
    ns: 'site',
    translations: { site },
    url: () => undefined,
  });
  const place = placeOf(page as unknown as Location, localStorage);
  render(
    <SiteFrame place={place} i18n={i18n}>
      {content}
    </SiteFrame>,
  );
}

/** Returns an attribute of the elements in the head that match a selector. */
const inHead = (selector: string, name: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

it('an unknown address shows that the page does not exist', () => {
  open(`${region.siteOrigin(region.editions[0]!)}/nowhere`, <Pages />);
  expect(screen.getByRole('heading', { name: 'Missing' })).toBeDefined();
  expect(document.title).toBe(`Missing – ${brand}`);
  expect(inHead('meta[name=robots]', 'content')).toEqual(['noindex']);
});

const locales = region.editions.flatMap((edition) =>
  region.locales(edition).map(({ value }) => [edition, value] as const),
);

it.each(locales)('a page of %s in %s has a title and its addresses', (edition, locale) => {
  const pathname = `/${locale}${path}`;
  const origin = region.siteOrigin(edition);
  open(`${origin}${pathname}/`);
  expect(document.title).toBe(`Gifts – ${brand}`);
  expect(inHead('meta[name=description]', 'content')).toEqual(['Yours.']);
  const canonical = canonicalUrl(region, new URL(origin).host, pathname);
  expect(inHead('link[rel=canonical]', 'href')).toEqual([canonical]);
  const links = alternates(region, pathname).map(({ href }) => href);
  expect(inHead('link[rel=alternate]', 'href')).toEqual(links);
});

it('a page with a parameter has a title and its address, and no link in the header', () => {
  const edition = region.editions[0]!;
  const origin = region.siteOrigin(edition);
  const pathname = `/${region.locales(edition)[0]!.value}/things/a%20b`;
  open(origin + pathname);
  expect(document.title).toBe(`Thing a b – ${brand}`);
  expect(inHead('meta[name=robots]', 'content')).toEqual([]);
  expect(inHead('meta[name=description]', 'content')).toEqual(['All of a b.']);
  const canonical = canonicalUrl(region, new URL(origin).host, pathname);
  expect(inHead('link[rel=canonical]', 'href')).toEqual([canonical]);
  const header = within(screen.getByRole('banner'));
  expect(header.queryAllByRole('link', { name: 'Gifts' })).not.toEqual([]);
  expect(header.queryAllByRole('link', { name: /^Thing/ })).toEqual([]);
});
