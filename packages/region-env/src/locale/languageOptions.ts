import type { Edition } from '../edition.ts';
import { languageOf, languageTag, type LanguageTag } from './languageTag.ts';
import { localesOf, type LocaleToken } from './locale.ts';

/** An entry of a language switcher (spec 3). */
export interface LanguageOption {
  /** Name of the language, in that language and its script. */
  readonly label: string;
  /** `lang` attribute for the label, so that browsers and screen readers use the right language. */
  readonly lang: LanguageTag;
  /** Locale token for URLs and storage. */
  readonly value: LocaleToken;
}

/** Labels by token or language. Not from `Intl.DisplayNames`, because its names differ between devices. */
const labels: Readonly<Record<string, string>> = {
  ar: 'العربية',
  cs: 'Čeština',
  de: 'Deutsch',
  el: 'Ελληνικά',
  en: 'English',
  es: 'Español',
  'es-AR': 'Español (Argentina)',
  'es-ES': 'Español (España)',
  'es-MX': 'Español (México)',
  fr: 'Français',
  hu: 'Magyar',
  id: 'Bahasa Indonesia',
  it: 'Italiano',
  ja: '日本語',
  ka: 'ქართული',
  kk: 'Қазақша',
  lt: 'Lietuvių',
  nl: 'Nederlands',
  pl: 'Polski',
  pt: 'Português',
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  ro: 'Română',
  ru: 'Русский',
  tr: 'Türkçe',
  uk: 'Українська',
  vi: 'Tiếng Việt',
  zh: '繁體中文',
  'zh-MY': '简体中文',
};

/** Returns the languages of an edition, in the order they are offered. */
export function languageOptions(edition: Edition): readonly LanguageOption[] {
  return localesOf(edition).map((value) => ({
    label: labels[value] ?? labels[languageOf(value)] ?? value,
    lang: languageTag(value),
    value,
  }));
}
