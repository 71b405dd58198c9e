import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { englishKeys, textOf, textsConfig, usedKeys } from '@exchange/site/build';
import type { Namespace } from '@exchange/site/page';
import {
  allNamespaces,
  hasMessages,
  messageFolders,
  readMessages,
} from '@exchange/site/page/messages';
import { variants } from '@exchange/site/page/variants';
import { extract, runTypesGenerator } from 'i18next-cli';
import { describe, expect, it } from 'vitest';
import { regions } from '@exchange/site/regions';

const app = join(import.meta.dirname, '../..');
const root = join(app, '../..');
const english = readMessages('en');
const folders = messageFolders(app);
const languages = [...new Set(folders.flatMap((folder) => readdirSync(folder)))];
const namespaces = allNamespaces() as Namespace[];

/** Keys of FAQ texts, which the source composes from numbers. */
const numbered = /^(qas_\d\d_(question|answer)|term_\d\d|group_(\d|asked))$/;

/** Returns the texts in the files of a language, without those of its base language and of English. */
function ownTexts(language: string) {
  const files = folders.flatMap((folder) => globSync(join(folder, language, '*.json')));
  return files.flatMap((file) => {
    const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    const namespace = basename(file, '.json') as Namespace;
    return Object.entries(texts).map(([key, text]) => ({ namespace, key, text }));
  });
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

/** Keys of names and symbols that are the same in most languages. */
const names = [
  'brand',
  'nav_launchpool',
  'mode_web3',
  'role_vip',
  'interval_1m',
  'interval_15m',
  'reward_apy',
  'sentence',
  'two_sentences',
  'who_can_short',
];

/** Keys of texts that are equal to the English ones, by language. */
const loanWords: Record<string, string[]> = {
  cs: ['nav_vip', 'menu', 'reward_airdrop', 'reward_bonus'],
  de: [
    'passkeys_title',
    'ticker_live',
    'kind_airdrop',
    'reward_airdrop',
    'reward_bonus',
    'records_stage',
    'fact_state',
    'section_faq',
  ],
  el: ['field_email'],
  'es-ES': ['mode_exchange', 'kind_airdrop', 'reward_airdrop', 'withdrawal_short_none'],
  fr: [
    'participant',
    'menu',
    'notifications',
    'notices',
    'notice_other',
    'usage_at',
    'nav_copy_trade',
    'kind_airdrop',
    'section_faq',
    'search_pages',
    'unit_points_one',
    'unit_points_other',
    'reward_bonus',
    'reward_airdrop',
    'reward_points',
    'campaign_participants_one',
    'campaign_participants_other',
    'fact_participants',
    'score',
    'question_count_one',
    'question_count_other',
    'mode_label',
  ],
  'id-ID': [
    'menu',
    'field_email',
    'nav_copy_trade',
    'mode_label',
    'reward_airdrop',
    'reward_bonus',
    'records_stage',
    'fact_state',
  ],
  it: [
    'withdrawal_short_none',
    'menu',
    'mode_exchange',
    'nav_copy_trade',
    'account',
    'footer_privacy',
    'field_password',
    'section_faq',
    'reward_bonus',
    'reward_airdrop',
  ],
  'nl-NL': [
    'section_faq',
    'records_stage',
    'fact_state',
    'reward_airdrop',
    'reward_bonus',
    'score',
    'score_rule',
    'menu',
    'ticker_live',
    'kind_airdrop',
    'footer_privacy',
  ],
  pl: ['menu', 'reward_airdrop', 'reward_bonus'],
  'pt-BR': ['menu', 'kind_airdrop', 'reward_airdrop', 'records_stage', 'fact_state'],
  'pt-PT': ['menu', 'kind_airdrop', 'reward_airdrop'],
  ro: [
    'participant',
    'reward_airdrop',
    'reward_bonus',
    'intervals',
    'campaign_participants_one',
    'tab_active',
  ],
  'tr-TR': ['reward_airdrop', 'reward_bonus', 'term_risk'],
  'vi-VN': ['menu', 'field_email', 'reward_airdrop'],
};

it('has texts for every locale of every edition', () => {
  expect(
    regions.localeTokens.filter((token) => !hasMessages(regions.contentLocale(token))),
  ).toEqual([]);
});

describe.each(folders.map((folder) => [relative(root, folder), dirname(folder)]))(
  '%s',
  (_, owner) => {
    const config = textsConfig(owner);

    it('has the keys of English and all plural forms in every language: run pnpm texts', async () => {
      const results = await extract(config);
      const files = readdirSync(join(owner, 'messages/en'));
      expect(results.length).toBe(config.locales.length * files.length);
      expect(results.filter(({ updated }) => updated).map(({ path }) => path)).toEqual([]);
    });

    it('has current types of the English texts: run pnpm texts', async () => {
      const { changedFiles } = await runTypesGenerator(config, { checkOnly: true, quiet: true });
      expect(changedFiles).toEqual([]);
    });
  },
);

// The test type-checks the whole app, which takes long on a busy machine.
it('uses every key of the English texts, and no other keys', { timeout: 120_000 }, () => {
  const keys = englishKeys(...folders);
  const { used, unknown } = usedKeys(app, keys);
  expect(unknown).toEqual([]);
  const texts = (list: Iterable<string>) => new Set([...list].map(textOf));
  for (const [namespace, all] of keys) {
    const isUsed = texts(used.get(namespace) ?? []);
    const unused = [...texts(all)].filter((text) => !isUsed.has(text) && !numbered.test(text));
    expect(unused, `unused in ${namespace}.json`).toEqual([]);
    const missing = [...isUsed].filter((text) => !texts(all).has(text));
    expect(missing, `missing in ${namespace}.json`).toEqual([]);
  }
});

it('has one spelling of the Arabic tanwin: on the letter before the alif', () => {
  const other = ownTexts('ar-SA').filter(({ text }) => text.includes('\u0627\u064b'));
  expect(other.map(({ key }) => key)).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  const texts = readMessages(language);

  it.each(namespaces)('has the same placeholders as English in %s', (namespace) => {
    const differing = Object.entries(texts[namespace]).filter(([key, text]) => {
      const original = english[namespace][key] ?? english[namespace][`${textOf(key)}_other`] ?? '';
      const known = placeholders(original);
      // A singular such as "one step" does not need the count.
      const needed = key === textOf(key) ? known : known.filter((name) => name !== 'count');
      const used = placeholders(text);
      return ![...needed, ...used].every((name) => known.includes(name) && used.includes(name));
    });
    expect(differing).toEqual([]);
  });

  if (language in variants) {
    it('has no keys that its base language lacks', () => {
      const base = readMessages(variants[language]!);
      const extra = namespaces.flatMap((namespace) =>
        Object.keys(texts[namespace]).filter((key) => !(key in base[namespace])),
      );
      expect(extra).toEqual([]);
    });
  }

  if (language.startsWith('en')) return;

  it('has no copies of English texts: leave untranslated texts empty, or list loan words', () => {
    const base = variants[language] ?? language;
    const allowed = [...names, ...(loanWords[base] ?? [])];
    const copied = ownTexts(language).filter(
      ({ namespace, key, text }) => text === english[namespace][key] && !allowed.includes(key),
    );
    expect(copied).toEqual([]);
  });
});
