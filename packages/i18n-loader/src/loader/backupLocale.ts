/** Backup locales that differ from the default backup (spec 7, decision 6). */
const relatedLocales: ReadonlyMap<string, string> = new Map([
  ['zh-HK', 'zh-TW'],
  ['en-HK', 'en'],
  ['nl-NL', 'en'],
  ['pl-PL', 'en'],
]);

const defaultBackup = 'en-US';

/**
 * Preset for the option `backup`: the backup of a content locale whose file fails to load:
 * `zh-HK` → `zh-TW`; `en-HK`, `nl-NL`, `pl-PL` → `en`; any other → `en-US`. Returns `undefined` for `en-US`.
 */
export function backupLocale(locale: string): string | undefined {
  return locale === defaultBackup ? undefined : (relatedLocales.get(locale) ?? defaultBackup);
}
