import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { variants } from '@exchange/site/page/variants';
import { defineConfig } from 'i18next-cli';
import { keysFromEnglish } from './build/texts/englishKeys.ts';

const messages = join(import.meta.dirname, 'messages');

// `pnpm texts` copies the English keys to all languages and generates types for them (decision 27).
export default defineConfig({
  // Skips variants, which contain only differences from another language.
  locales: readdirSync(messages).filter((language) => !(language in variants)),
  extract: {
    primaryLanguage: 'en',
    // Any file without keys: `keysFromEnglish` replaces the extraction from the source.
    input: 'i18next.config.ts',
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
    output: join(import.meta.dirname, 'i18next.d.ts'),
    resourcesFile: join(import.meta.dirname, 'resources.d.ts'),
  },
  plugins: [keysFromEnglish(join(messages, 'en'))],
});
