import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contentLocale, localeTokens } from '../../paths/regions.ts';
import { namespaces } from './namespaces.ts';
import { hasMessages, readMessages, variants } from './readMessages.ts';

const english = readMessages('en');
const languages = readdirSync(join(process.cwd(), 'messages'));

/** Removes the plural suffix: `readiness_count_one` and `…_other` are forms of one text. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(stem))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

/** Names that are the same in every language. */
const names = ['brand', 'nav_launchpool', 'mode_web3', 'role_vip', 'interval_1m', 'interval_15m'];

/** Words that these languages share with English. */
const loanWords: Record<string, string[]> = {
  cs: ['nav_vip', 'menu', 'reward_airdrop', 'reward_bonus'],
  de: ['ticker_live', 'kind_airdrop', 'reward_airdrop', 'reward_bonus', 'records_stage'],
  el: ['field_email'],
  'es-ES': ['mode_exchange', 'kind_airdrop', 'reward_airdrop'],
  fr: [
    'menu',
    'notifications',
    'usage_at',
    'nav_copy_trade',
    'kind_airdrop',
    'kind_coupon',
    'section_faq',
    'search_pages',
    'unit_points_one',
    'unit_points_other',
    'reward_coupon',
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
  ],
  it: [
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
    'records_stage',
    'reward_airdrop',
    'reward_bonus',
    'score',
    'menu',
    'ticker_live',
    'kind_airdrop',
    'kind_coupon',
    'footer_privacy',
  ],
  pl: ['menu', 'reward_airdrop', 'reward_bonus'],
  'pt-BR': ['menu', 'kind_airdrop', 'reward_airdrop', 'records_stage'],
  'pt-PT': ['menu', 'kind_airdrop', 'reward_airdrop'],
  ro: ['reward_airdrop', 'reward_bonus', 'intervals', 'campaign_participants_one', 'tab_active'],
  'tr-TR': ['reward_airdrop', 'reward_bonus'],
  'vi-VN': ['menu', 'field_email', 'reward_airdrop'],
};

it('has texts for every locale of every edition', () => {
  expect(localeTokens.filter((token) => !hasMessages(contentLocale(token)))).toEqual([]);
});

describe.each(languages)('%s', (language) => {
  const texts = readMessages(language);

  it.each(namespaces)('has the same keys as English in %s', (namespace) => {
    expect(stems(texts[namespace])).toEqual(stems(english[namespace]));
    expect(Object.entries(texts[namespace]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(namespaces)('has every plural form of its language in %s', (namespace) => {
    const plurals = stems(english[namespace]).filter(
      (key) => `${key}_one` in english[namespace] && `${key}_other` in english[namespace],
    );
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    const wanted = plurals.flatMap((key) => forms.map((form) => `${key}_${form}`));
    expect(wanted.filter((key) => !(key in texts[namespace]))).toEqual([]);
  });

  it.each(namespaces)('has the same placeholders as English in %s', (namespace) => {
    const differing = Object.entries(texts[namespace]).filter(([key, text]) => {
      const original = english[namespace][key] ?? english[namespace][`${stem(key)}_other`] ?? '';
      const known = placeholders(original);
      // A singular such as "one step" does not need the count.
      const needed = key === stem(key) ? known : known.filter((name) => name !== 'count');
      const used = placeholders(text);
      return ![...needed, ...used].every((name) => known.includes(name) && used.includes(name));
    });
    expect(differing).toEqual([]);
  });

  if (language.startsWith('en')) return;

  it('has no untranslated English texts', () => {
    const base = variants[language] ?? language;
    const allowed = [...names, ...(loanWords[base] ?? [])];
    const leftOver = namespaces.flatMap((namespace) =>
      Object.entries(texts[namespace])
        .filter(([key, text]) => text === english[namespace][key] && !allowed.includes(key))
        .map(([key]) => key),
    );
    expect(leftOver).toEqual([]);
  });
});
