import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alternates, canonicalUrl } from '@exchange/region-env';
import { expect, it } from 'vitest';
import { region } from '../exchange.config.ts';
import { fromApi, readTexts, staticPlace } from '../src/app/staticPlace.ts';
import { fullTitle, pages, type PagePath } from '../src/frame/pages.ts';
import type { Place } from '../src/frame/place.ts';
import { createTexts } from '../src/frame/texts.ts';
import { loadMarkets } from '../src/markets/markets.ts';

// The HTML of the build, as search engines read it.

function built({ basename }: Place, path: string) {
  const html = readFileSync(join('dist', basename, path, 'index.html'), 'utf8');
  return { html, page: new DOMParser().parseFromString(html, 'text/html') };
}

const places = [undefined, ...region.localeTokens].map(staticPlace);
const paths = Object.keys(pages) as PagePath[];
const all = places.flatMap((place) =>
  paths.map((path) => [place.basename + path, place, path] as const),
);

it.each(all)('%s has its texts, once, and its addresses', async (_, place, path) => {
  const { html, page } = built(place, path);
  const { t } = createTexts(place, await readTexts(place));
  const { title, description } = pages[path];
  expect(page.documentElement.lang).toBe(place.language);
  expect(page.documentElement.dir).toBe(region.textDirection(place.locale));
  expect(page.title).toBe(fullTitle(t(title)));
  expect(page.querySelector('main > h1')?.textContent).toBe(t(title));
  expect(page.querySelector('main > p')?.textContent).toBe(t(description));
  const timesInHtml = html.split('loginWrong').length - 1;
  expect(timesInHtml).toBe(1);
  const inHead = (selector: string, name: string) =>
    [...page.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
  expect(inHead('meta[name=description]', 'content')).toEqual([t(description)]);
  const { host } = new URL(region.siteOrigin(place.edition));
  const pathname = `${place.basename}${path}`.replace(/\/?$/, '/');
  expect(inHead('link[rel=canonical]', 'href')).toEqual([canonicalUrl(region, host, pathname)]);
  const links = alternates(region, pathname).map(({ href }) => href);
  expect(inHead('link[rel=alternate]', 'href')).toEqual(links);
});

it.for(places)('the markets of the API are in the HTML: $locale', async (place, { skip }) => {
  const markets = await fromApi(place, loadMarkets);
  if (markets === undefined) return skip('The API did not answer.');
  expect(markets).not.toEqual([]);
  const text = built(place, '/').page.querySelector('main')?.textContent;
  for (const { name } of markets) expect(text).toContain(name);
});
