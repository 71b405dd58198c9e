import type { Edition } from './edition.ts';
import { languageOf, languageTag, type LanguageTag } from './languageTag.ts';
import { localesOf, type LocaleToken } from './locale.ts';

/** One line of a language switcher. Specification 3. */
export interface LanguageOption {
  /** The language's own name, in its own script. */
  readonly label: string;
  /** For the `lang` attribute of the line, so that it is read and shaped as its own language. */
  readonly lang: LanguageTag;
  /** What goes into the URL and the storage. */
  readonly value: LocaleToken;
}

/** By token, else by language. Written out, as `Intl.DisplayNames` differs from device to device. */
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

/** The languages an edition offers, in its order. */
export function languageOptions(edition: Edition): readonly LanguageOption[] {
  return localesOf(edition).map((value) => ({
    label: labels[value] ?? labels[languageOf(value)] ?? value,
    lang: languageTag(value),
    value,
  }));
}
