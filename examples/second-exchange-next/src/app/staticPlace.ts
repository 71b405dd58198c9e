import { readFile } from 'node:fs/promises';
import type { Texts } from '@exchange/i18n-loader';
import { backupLanguage, region } from '../../exchange.config.ts';
import type { Place } from '../frame/place.ts';

/** Returns the place of a page during the build, when the host is unknown. Without a language, it is the first edition's. */
export function staticPlace(segment?: string): Place {
  if (!region.isLocaleToken(segment)) {
    const [edition] = region.editions;
    return { edition: edition!, locale: region.defaultLocale(edition!), basename: '' };
  }
  return { edition: region.editionOf(segment), locale: segment, basename: `/${segment}` };
}

/** Reads the texts of a language from `public/texts`, or those of the backup language. */
export async function readTexts({ locale }: Place): Promise<Texts> {
  const read = (name: string) => readFile(`public/texts/${name}.json`, 'utf8');
  const text = await read(region.contentLocale(locale)).catch(() => read(backupLanguage));
  return JSON.parse(text) as Texts;
}
