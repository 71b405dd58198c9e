import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runExtractor } from 'i18next-cli';
import { expect, it, onTestFinished } from 'vitest';
import { keysFromEnglish } from './englishKeys.ts';
import { textsConfig } from './textsConfig.ts';

const config = textsConfig(import.meta.dirname);

type Texts = Record<string, string>;

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** Writes translations of one namespace, runs the command behind `pnpm texts`, and returns the resulting files. */
async function sync(languages: Record<string, Texts>): Promise<Record<string, Texts>> {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = (language: string) => join(folder, language, 'hub.json');
  for (const [language, texts] of Object.entries(languages)) {
    mkdirSync(join(folder, language));
    writeFileSync(file(language), JSON.stringify(texts));
  }
  await runExtractor(
    {
      ...config,
      locales: Object.keys(languages),
      extract: { ...config.extract, output: join(folder, '{{language}}/{{namespace}}.json') },
      plugins: [keysFromEnglish(folder)],
    },
    { quiet: true, logger: silent },
  );
  const read = (language: string) => JSON.parse(readFileSync(file(language), 'utf8')) as Texts;
  return Object.fromEntries(Object.keys(languages).map((language) => [language, read(language)]));
}

it('adds a new English text to other languages as untranslated, and keeps their translations', async () => {
  const en = { title: 'Hub', lead: 'Earn' };
  expect(await sync({ en, de: { title: 'Zentrale' } })).toEqual({
    en,
    de: { title: 'Zentrale', lead: '' },
  });
});

it('adds the plural forms that each language needs', async () => {
  const en = { days_one: '{{count}} day', days_other: '{{count}} days' };
  expect(await sync({ en, 'ar-SA': {}, 'ja-JP': {}, pl: { days_one: 'dzień' } })).toEqual({
    en,
    'ar-SA': {
      days_zero: '',
      days_one: '',
      days_two: '',
      days_few: '',
      days_many: '',
      days_other: '',
    },
    'ja-JP': { days_other: '' },
    pl: { days_one: 'dzień', days_few: '', days_many: '', days_other: '' },
  });
});

it('keeps a key that only looks like a plural', async () => {
  const en = { check_in_other: 'Other', check_in_one_more: 'One more' };
  expect(await sync({ en, de: {} })).toEqual({
    en,
    de: { check_in_other: '', check_in_one_more: '' },
  });
});

it('removes texts that English no longer has', async () => {
  const { de } = await sync({ en: { title: 'Hub' }, de: { title: 'Zentrale', gone: 'Weg' } });
  expect(de).toEqual({ title: 'Zentrale' });
});

it('adds a namespace that a language does not have', async () => {
  const { de } = await sync({ en: { title: 'Hub' }, de: {} });
  expect(de).toEqual({ title: '' });
});
