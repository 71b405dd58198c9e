import { describe, expect, it } from 'vitest';
import { createI18nSync, type I18nOptions } from './index.ts';

const url = () => undefined;

function textsOf(translations: I18nOptions['translations'], options: Partial<I18nOptions> = {}) {
  return createI18nSync({ locale: 'de-DE', ns: 'common', url, translations, ...options });
}

describe('an instance', () => {
  it('accepts a single namespace as a string, and does not modify a given list', () => {
    expect(textsOf({ common: { title: 'Aufgaben' } }).t('title')).toBe('Aufgaben');
    const ns = Object.freeze(['common', 'faq']);
    const i18n = textsOf({ common: { title: 'Aufgaben' }, faq: { title: 'Fragen' } }, { ns });
    i18n.addResourceBundle('de-DE', 'later', { title: 'Später' });
    expect([i18n.t('title'), i18n.t('faq:title')]).toEqual(['Aufgaben', 'Fragen']);
  });

  it('passes options to i18next', () => {
    const i18n = textsOf(
      { common: { title: 'Aufgaben' } },
      {
        resources: { en: { common: { more: 'More of [[name]]' } } },
        i18next: { fallbackLng: 'en', interpolation: { prefix: '[[', suffix: ']]' } },
      },
    );
    expect(i18n.t('title')).toBe('Aufgaben');
    // Values are not escaped, even with custom interpolation options.
    expect(i18n.t('more', { name: '<b>' })).toBe('More of <b>');
  });

  it('uses only the translations of its exact language, not those of the parent language', () => {
    const i18n = textsOf({ common: {} }, { resources: { de: { common: { title: 'Aufgaben' } } } });
    expect(i18n.t('title')).toBe('title');
    expect(i18n.languages).toEqual(['de-DE']);
  });

  it('lets an i18next option replace the default of this package', () => {
    const texts = { common: { title: '' } };
    expect(textsOf(texts).t('title')).toBe('');
    expect(textsOf(texts, { i18next: { returnEmptyString: false } }).t('title')).toBe('title');
  });

  it('registers plugins before it starts', () => {
    const started: string[] = [];
    const i18n = textsOf(
      { common: { title: 'Aufgaben' } },
      {
        i18next: { postProcess: 'upperCase' },
        plugins: [
          { type: 'postProcessor', name: 'upperCase', process: (text) => text.toUpperCase() },
          { type: '3rdParty', init: ({ language }) => void started.push(String(language)) },
        ],
      },
    );
    expect(i18n.t('title')).toBe('AUFGABEN');
    expect(started).toHaveLength(1);
  });

  it.each([
    ['de-DE', '1.234,5', '22. November 2026', 'in 2 Tagen', 'BTC, ETH und SOL'],
    ['ar-EG', '١٬٢٣٤٫٥', '٢٢ نوفمبر ٢٠٢٦', 'خلال يومين', 'BTC وETH وSOL'],
    ['en_US', '1,234.5', 'November 22, 2026', 'in 2 days', 'BTC, ETH, and SOL'],
  ])('formats numbers, dates, relative times and lists for %s', (locale, ...expected) => {
    const texts = {
      number: '{{amount, number}}',
      date: '{{at, datetime(dateStyle: long; timeZone: UTC)}}',
      relative: '{{days, relativetime(day)}}',
      list: '{{coins, list}}',
    };
    const values = {
      amount: 1234.5,
      at: Date.UTC(2026, 10, 22),
      days: 2,
      coins: ['BTC', 'ETH', 'SOL'],
    };
    const i18n = textsOf({ common: texts }, { locale });
    expect(Object.keys(texts).map((key) => i18n.t(key, values))).toEqual(expected);
  });
});
