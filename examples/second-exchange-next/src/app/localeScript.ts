import { bootScript } from '@exchange/region-env/boot';
import { region } from '../../exchange.config.ts';
import { nearestLocale, type Place } from '../frame/place.ts';

/**
 * Returns a script for `<head>`. A static page has one language, but its host and its visitor may need another one. The
 * script then moves to the address of that language, before anything is painted. It decides as `placeOf` does.
 */
export function localeScript({ locale, basename }: Place): string {
  const hasLocale = basename !== '';
  const editions = Object.fromEntries(
    region.editions.map((edition) => {
      const offered = region.locales(edition).map(({ value }) => value);
      return [
        edition,
        { offered, nearest: nearestLocale(edition, hasLocale ? locale : undefined) },
      ];
    }),
  );
  const facts = { locale, basename, editions, key: region.config.storageKeys.language };
  return `${bootScript(region.config)};
(({ locale, basename, editions, key }) => {
  const root = document.documentElement;
  const { offered, nearest } = editions[root.dataset.edition];
  if (basename !== '' && offered.includes(locale)) return;
  let wanted = nearest;
  try {
    const stored = localStorage.getItem(key);
    if (offered.includes(stored)) wanted = stored;
  } catch {}
  if (wanted === locale) return;
  root.hidden = true;
  const { pathname, search, hash } = location;
  location.replace('/' + wanted + pathname.slice(basename.length) + search + hash);
})(${JSON.stringify(facts)})`;
}
