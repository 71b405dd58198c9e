import { globSync } from 'node:fs';
import { join } from 'node:path';
import { runExtractor, runStatus, runTypesGenerator } from 'i18next-cli';
import { textsConfig } from './textsConfig.ts';

// For each app and package with texts, `pnpm texts` copies the English keys to all languages and
// generates types for them. `pnpm texts:status` counts untranslated texts.
const root = join(import.meta.dirname, '../../../../..');

for (const messages of globSync('{apps,packages}/*/messages', { cwd: root })) {
  const config = textsConfig(join(root, messages, '..'));
  if (globalThis.process.argv.includes('--status')) {
    await runStatus(config);
  } else {
    await runTypesGenerator(config, { quiet: true });
    await runExtractor(config, { quiet: true });
  }
}
