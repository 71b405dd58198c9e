import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, type I18nextToolkitConfig } from 'i18next-cli';
import { variants } from '../../page/messages/variants.ts';
import { keysFromEnglish } from './englishKeys.ts';

/** The texts of this package exist in every language. */
const allLanguages = join(import.meta.dirname, '../../../messages');

/**
 * Returns the configuration of i18next-cli for the texts of an app or a package: English has the keys of all languages
 * (decision 27).
 *
 * @param folder - folder with `messages/`, `i18next.d.ts` and the generated `resources.d.ts`
 */
export function textsConfig(folder: string): I18nextToolkitConfig {
  const messages = join(folder, 'messages');
  return defineConfig({
    // Skips variants, which contain only differences from another language.
    locales: readdirSync(allLanguages).filter((language) => !(language in variants)),
    extract: {
      primaryLanguage: 'en',
      // Any file without keys: `keysFromEnglish` replaces the extraction from the source.
      input: join(import.meta.dirname, 'englishKeys.ts'),
      output: join(messages, '{{language}}/{{namespace}}.json'),
      defaultNS: 'shell',
      // An empty text is untranslated.
      defaultValue: '',
      keySeparator: false,
      nsSeparator: false,
      sort: false,
    },
    types: {
      input: join(messages, 'en/*.json'),
      output: join(folder, 'i18next.d.ts'),
      resourcesFile: join(folder, 'resources.d.ts'),
    },
    plugins: [keysFromEnglish(messages)],
  });
}
