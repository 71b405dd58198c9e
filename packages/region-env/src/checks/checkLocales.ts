import type { EditionData } from '../config.ts';
import type { LocaleData } from '../locale/localeData.ts';
import { RegionError } from '../regionError.ts';
import { checkList, checkUnique } from './checkLists.ts';

/** @throws RegionError with the name of the invalid option, its value and the remedy */
export function checkLocales(editions: readonly EditionData[]): void {
  checkList('editions', editions);
  for (const { id, locales } of editions) {
    const field = `editions.${id}.locales`;
    checkList(field, locales);
    for (const locale of locales) checkLocale(field, locale);
    checkUnique(
      field,
      locales.map(({ token }) => token),
    );
  }
  checkHreflangs(editions);
}

function checkLocale(field: string, { token, tag = token, hreflang = tag }: LocaleData): void {
  if (typeof token !== 'string' || !/^[\w-]+$/.test(token)) {
    const remedy = 'Use a segment of a path, such as "en" or "pt-BR".';
    throw new RegionError('invalidLocale', `${field}.token`, token, remedy);
  }
  checkTag(`${field}.tag`, tag);
  checkTag(`${field}.hreflang`, hreflang);
}

/** Search engines ignore an `hreflang` with two addresses. */
function checkHreflangs(editions: readonly EditionData[]): void {
  const owners = new Map<string, string>();
  for (const { id, locales } of editions.filter(({ announced }) => announced)) {
    for (const { token, tag = token, hreflang = tag } of locales) {
      const key = hreflang.toLowerCase();
      const owner = `"${token}" of "${id}"`;
      const other = owners.get(key);
      if (other !== undefined) {
        const remedy = `The locales ${other} and ${owner} have it. Give one of them another tag, such as tag: "en-IE", or only another hreflang.`;
        throw new RegionError('duplicate', 'hreflang', key, remedy);
      }
      owners.set(key, owner);
    }
  }
}

function checkTag(field: string, tag: string): void {
  try {
    Intl.getCanonicalLocales(tag);
    if (tag !== '') return;
  } catch {
    // Reported below.
  }
  throw new RegionError('invalidLocale', field, tag, 'Use a BCP 47 tag, such as "en" or "tr-TR".');
}
