import { readFile } from 'node:fs/promises';
import type { Texts } from '@exchange/i18n-loader';
import { fallbackLanguages, region, textsUrl } from '../../exchange.config.ts';
import { placeIn, type Place } from '../frame/place.ts';

/** Returns the place of a page during the build, when the host is unknown. Without a language, it is the first edition's. */
export function staticPlace(segment?: string): Place {
  if (region.isLocaleToken(segment)) {
    return placeIn(region.editionOf(segment), segment, { named: segment });
  }
  const edition = region.editions[0]!;
  return placeIn(edition, region.defaultLocale(edition), {});
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
