import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { createLocaleTexts, fileFor } from './localeTexts.ts';

describe('fileFor', () => {
  const names = [
    'ar-SA',
    'de',
    'en',
    'en-HK',
    'es-AR',
    'es-ES',
    'es-MX',
    'id-ID',
    'ka-GE',
    'kk-KZ',
    'nl-NL',
    'pt-BR',
    'pt-PT',
    'ru-RU',
    'tr-TR',
    'zh-HK',
    'zh-MY',
    'zh-TW',
  ];

  it.each([
    ['en', 'en'],
    ['en-HK', 'en-HK'],
    ['en-GEO', 'en'],
    ['de', 'de'],
    ['tr-TUR', 'tr-TR'],
    ['kk-KAZ', 'kk-KZ'],
    ['ar-ARE', 'ar-SA'],
    ['ru-GEO', 'ru-RU'],
    ['ka-GEO', 'ka-GE'],
    ['id-IDN', 'id-ID'],
    ['es', 'es-ES'],
    ['es-MX', 'es-MX'],
    ['pt', 'pt-PT'],
    ['pt-BR', 'pt-BR'],
    ['nl', 'nl-NL'],
    ['zh-HK', 'zh-HK'],
    ['ja-JP', 'en'],
    ['xx', 'en'],
  ])('resolves the locale %s to the file %s', (lang, name) => {
    expect(fileFor(lang, names)).toBe(name);
  });
});

it('prefers a file in the same script to one of another region', () => {
  expect(fileFor('zh-HK', ['zh-MY', 'zh-TW'])).toBe('zh-TW');
});

describe('texts', () => {
  const english = {
    tasks: {
      'open-account': { title: 'Open your account', summary: 'Sign up.', steps: ['One.', 'Two.'] },
      'first-deposit': { summary: 'Deposit {target} or more in total, in any coin.' },
    },
  };
  function textsOf(files: Record<string, unknown>) {
    const folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    writeFileSync(join(folder, 'en.json'), JSON.stringify(english));
    for (const [name, content] of Object.entries(files)) {
      writeFileSync(join(folder, name), JSON.stringify(content));
    }
    return createLocaleTexts(folder, z.record(z.string(), z.unknown()));
  }
  const target = { amount: '100', unit: 'USDT' };

  it('fall back to English for lines that the language lacks', () => {
    const german = { tasks: { 'open-account': { title: 'Konto eröffnen', summary: '' } } };
    const texts = textsOf({ 'de.json': german })('de');
    expect(texts.line('tasks.open-account.title').text).toBe('Konto eröffnen');
    expect(texts.line('tasks.open-account.summary').text).toMatch(/^Sign up/);
    expect(texts.lines('tasks.open-account.steps').length).toBeGreaterThan(1);
  });

  it('include only the values that their placeholders use', () => {
    const texts = textsOf({})(undefined);
    expect(texts.line('tasks.first-deposit.summary', { target, other: target })).toEqual({
      text: 'Deposit {target} or more in total, in any coin.',
      values: { target },
    });
  });

  it('are read only from own properties of the parsed file', () => {
    const texts = textsOf({})('en');
    expect(() => texts.line('tasks.constructor.name')).toThrow(/no text/);
    expect(() => texts.line('tasks.nothing.title')).toThrow('The English texts have no text');
  });
});
