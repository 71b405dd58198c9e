import { closestLocale } from '@exchange/region-env';
import { bootScript } from '@exchange/region-env/boot';
import { region } from '../../exchange.config.ts';
import type { Place } from '../frame/place.ts';

/**
 * Returns a script for `<head>`. A static page has one language, but its host and its visitor may need another one. The
 * script then moves to the address of that language, before anything is painted. It applies the same rules as
 * `placeOf`.
 */
export function localeScript({ locale, basename }: Place): string {
  const named = basename === '' ? undefined : locale;
  const editions = Object.fromEntries(
    region.config.editions.map(({ id, domains }) => {
      const offered = region.locales(id).map(({ value }) => value);
      const onDomains = domains.map((typed) => {
        const { brandDomain } = region.resolveHost(typed);
        return [brandDomain, closestLocale(region, id, named, brandDomain)] as const;
      });
      return [id, { offered, onDomains, closest: closestLocale(region, id, named) }];
    }),
  );
  const facts = { locale, basename, editions, key: region.config.storageKeys.language };
  return `${bootScript(region.config)};
(({ locale, basename, editions, key }) => {
  const root = document.documentElement;
  const { offered, onDomains, closest } = editions[root.dataset.edition];
  if (basename !== '' && offered.includes(locale)) return;
  const isHere = ([domain]) => ('.' + location.hostname).endsWith('.' + domain);
  let [, wanted] = onDomains.find(isHere) ?? [, closest];
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
