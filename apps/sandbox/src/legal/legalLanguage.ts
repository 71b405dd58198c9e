import { join } from 'node:path';
import { fillText, type Text, type Value } from '@exchange/exchange-api';
import { z } from 'zod';
import { createLocaleTexts, type Texts } from '../texts/localeTexts.ts';

const group = z.record(z.string(), z.string());

/** Content of `texts/{lng}.json`. */
const legalFile = z.object({
  page: group,
  titles: group,
  descriptions: group,
  headings: group,
  paragraphs: group,
  purposes: group,
  assets: group,
});

/** Texts of the legal pages and formats of their values, in one language. */
export interface LegalLanguage {
  /** Language tag (BCP 47) of the page. */
  tag: string;
  direction: 'ltr' | 'rtl';
  /**
   * Returns a text with its values filled in.
   *
   * @throws Error if a placeholder has no value
   */
  text(key: string, values?: Readonly<Record<string, string>>): string;
  /** Fills in the values of a text of the catalogue. */
  fill(text: Text): string;
  number(count: number): string;
  /** Returns the names of countries as a list. Takes ISO 3166-1 alpha-2 codes. */
  countries(codes: readonly string[]): string;
  value(value: Value): string;
  date(ms: number): string;
  time(ms: number): string;
}

/** Digits and calendar as on the rest of the site. */
const plain = { numberingSystem: 'latn' } as const;
const day = { ...plain, calendar: 'gregory', dateStyle: 'long', timeZone: 'UTC' } as const;

/** Isolates a value, so that it keeps its order in text of the other direction. */
const isolated = (value: string) => `\u2068${value}\u2069`;

/** Returns a function that returns the language for a locale segment of the site's URLs. */
export function createLegalLanguages(): (locale: string) => LegalLanguage {
  const textsFor = createLocaleTexts(join(import.meta.dirname, 'texts'), legalFile);
  return (locale) => legalLanguage(textsFor(locale), locale);
}

function legalLanguage(texts: Texts, locale: string): LegalLanguage {
  const tag = tagOf(locale, texts.name);
  const days = new Intl.NumberFormat(tag, {
    ...plain,
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  const percent = new Intl.NumberFormat(tag, {
    ...plain,
    style: 'percent',
    maximumFractionDigits: 16,
  });
  const decimal = (amount: string) =>
    new Intl.NumberFormat(tag, { ...plain, maximumFractionDigits: 18 }).format(
      amount as Intl.StringNumericLiteral,
    );
  const value = ({ amount, unit: name }: Value) => {
    if (name === 'days') return isolated(days.format(amount as Intl.StringNumericLiteral));
    if (name === 'ratio') return isolated(percent.format(amount as Intl.StringNumericLiteral));
    return isolated(name === 'count' ? decimal(amount) : `${decimal(amount)}\u00a0${name}`);
  };

  return {
    tag,
    direction: tag.startsWith('ar') ? 'rtl' : 'ltr',
    text: (key, values = {}) =>
      texts.line(key).text.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
        const found = values[name];
        if (found === undefined) throw new Error(`The text "${key}" has no value "${name}".`);
        return found;
      }),
    fill: (text) => fillText(text, value),
    countries: (codes) => {
      const names = new Intl.DisplayNames(tag, { type: 'region' });
      const list = codes.map((code) => names.of(code) ?? code).sort(new Intl.Collator(tag).compare);
      return new Intl.ListFormat(tag).format(list);
    },
    number: (count) => isolated(decimal(String(count))),
    value,
    date: (ms) => isolated(new Intl.DateTimeFormat(tag, day).format(ms)),
    time: (ms) => {
      const format = new Intl.DateTimeFormat(tag, { ...day, timeStyle: 'short', hourCycle: 'h23' });
      return isolated(`${format.format(ms)} UTC`);
    },
  };
}

/**
 * Returns the language tag of a page: the locale itself if it is a tag in the language of the texts
 * (`es-MX`), otherwise the name of their file (`tr-TR` for `tr-TUR`).
 */
function tagOf(locale: string, name: string): string {
  const isTag = /^[a-z]{2}(?:-[A-Z]{2})?$/.test(locale);
  return isTag && locale.slice(0, 2) === name.slice(0, 2) ? locale : name;
}
