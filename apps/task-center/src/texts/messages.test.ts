import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { namespaces } from './namespaces.ts';
import { readMessages } from './readMessages.ts';

const english = readMessages('en');
const languages = readdirSync(join(process.cwd(), 'messages'));

/** `readiness_count_one` and `…_other` are forms of one text. */
const stem = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '');
const stems = (texts: Record<string, string>) => [...new Set(Object.keys(texts).map(stem))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name).sort();

it('has English, Turkish and Arabic', () => {
  expect(languages).toEqual(expect.arrayContaining(['en', 'tr-TR', 'ar-SA']));
});

describe.each(languages)('%s', (language) => {
  const texts = readMessages(language);

  it.each(namespaces)('%s has every text and none besides', (namespace) => {
    expect(stems(texts[namespace])).toEqual(stems(english[namespace]));
    expect(Object.entries(texts[namespace]).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it.each(namespaces)('%s has every plural form of its language', (namespace) => {
    const plurals = stems(english[namespace]).filter((key) => `${key}_other` in english[namespace]);
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of plurals) {
      for (const form of forms) expect(texts[namespace]).toHaveProperty(`${key}_${form}`);
    }
  });

  it.each(namespaces)('%s fills in what English fills in', (namespace) => {
    for (const [key, text] of Object.entries(texts[namespace])) {
      const original = english[namespace][key] ?? english[namespace][`${stem(key)}_other`] ?? '';
      const used = placeholders(text);
      // "one step" needs no figure.
      const optional = key === stem(key) ? [] : ['count'];
      for (const name of used) expect(placeholders(original), key).toContain(name);
      for (const name of placeholders(original)) {
        if (!optional.includes(name ?? '')) expect(used, key).toContain(name);
      }
    }
  });
});
