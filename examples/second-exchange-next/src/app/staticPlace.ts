import { readFile } from 'node:fs/promises';
import type { ApiClient } from '@exchange/api-client/fetch';
import type { Texts } from '@exchange/i18n-loader';
import type { Metadata } from 'next';
import { connections, fallbackLanguages, region, textsUrl } from '../../exchange.config.ts';
import { addressesOf, fullTitle, pages, type PagePath } from '../frame/pages.ts';
import { placeIn, type Place } from '../frame/place.ts';
import { createTexts } from '../frame/texts.ts';
import { createClient } from '../client.ts';

/** Properties that Next passes to a page. Pages in `(default)` have no language in their address. */
export interface PageProps {
  params: Promise<{ locale?: string }>;
}

/**
 * Returns the place of a page during the build, when the host is unknown. Without a language, it is
 * the first edition's.
 */
export function staticPlace(segment?: string): Place {
  if (region.isLocaleToken(segment)) {
    return placeIn(region.editionOf(segment), segment, { named: segment });
  }
  const edition = region.editions[0]!;
  return placeIn(edition, region.defaultLocale(edition), {});
}

/** Returns the function that describes one of the `pages` for browsers and search engines. */
export const metadataOf =
  (path: PagePath) =>
  async ({ params }: PageProps): Promise<Metadata> => {
    const place = staticPlace((await params).locale);
    const { t } = createTexts(place, await readTexts(place));
    const { title, description } = pages[path];
    return {
      title: fullTitle(t(title)),
      description: t(description),
      alternates: alternatesOf(place, path),
    };
  };

/**
 * Returns the addresses of a page for search engines. All domains have the same files, so they name
 * that of the edition.
 */
export function alternatesOf({ edition, basename }: Place, path: string): Metadata['alternates'] {
  const { host } = new URL(region.siteOrigin(edition));
  const { canonical, alternates } = addressesOf(host, `${basename}${path}`);
  const languages = Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]));
  return { canonical, languages };
}

/**
 * Requests the API data that the HTML of a page contains. Returns undefined if the API does not respond. The browser
 * then requests the data.
 */
export async function fromApi<Data>(
  { edition }: Place,
  request: (client: ApiClient) => Promise<Data>,
): Promise<Data | undefined> {
  try {
    const { connect } = await connections();
    return await request(createClient(connect(new URL(region.siteOrigin(edition)))));
  } catch (error) {
    console.error('The HTML has no data of the API.', error);
    return undefined;
  }
}

/** Reads the texts of a language from `public` or the CDN, and those that it lacks in its fallback languages. */
export async function readTexts({ locale }: Place): Promise<Texts> {
  const language = region.contentLocale(locale);
  const fallbacks = fallbackLanguages[language] ?? fallbackLanguages['default'] ?? [];
  const files = await Promise.allSettled([...new Set([language, ...fallbacks])].map(read));
  const loaded = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value] : []));
  if (loaded.length === 0) throw new Error(`No texts of ${language}: check public/texts.`);
  return Object.assign({}, ...loaded.reverse()) as Texts;
}

async function read(language: string): Promise<Texts> {
  const url = textsUrl(language);
  if (url.startsWith('/')) return JSON.parse(await readFile(`public${url}`, 'utf8')) as Texts;
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: status ${response.status}`);
  return (await response.json()) as Texts;
}
