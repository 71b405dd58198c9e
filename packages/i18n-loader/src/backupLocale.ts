/** Languages that are read by their neighbours (spec 7, decision 6). */
const neighbours: ReadonlyMap<string, string> = new Map([
  ['zh-HK', 'zh-TW'],
  ['en-HK', 'en'],
  ['nl-NL', 'en'],
  ['pl-PL', 'en'],
]);

const lastResort = 'en-US';

/**
 * The locale to try when the file of a content locale fails (spec 7, decision 6): `zh-HK` → `zh-TW`;
 * `en-HK`, `nl-NL`, `pl-PL` → `en`; any other → `en-US`, which itself has none.
 */
export function backupLocale(locale: string): string | undefined {
  return locale === lastResort ? undefined : (neighbours.get(locale) ?? lastResort);
}
