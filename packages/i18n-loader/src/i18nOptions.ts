import type {
  FormatterModule,
  I18nFormatModule,
  InitOptions,
  LoggerModule,
  NewableModule,
  PostProcessorModule,
  ThirdPartyModule,
} from 'i18next';
import type { Fallback } from './fallback.ts';
import type { BackendOptions } from './loader/translationBackend.ts';
import type { TextsByNamespace } from './localeTexts.ts';

/** Options of i18next that `createI18nSync` sets itself. */
type OwnOption = 'initAsync' | 'lng' | 'load' | 'ns' | 'partialBundledLanguages' | 'resources';

/** Plugins of i18next, except backends and language detectors, which this package replaces. */
type Plugin =
  FormatterModule | I18nFormatModule | LoggerModule | PostProcessorModule | ThirdPartyModule;

export interface I18nOptions extends BackendOptions {
  /**
   * Returns the URL of the file for a locale and namespace. Return `undefined` while the URL is unknown,
   * such as on the server or an unknown host. Then nothing is fetched or reported, and the translations
   * do not change.
   */
  url: (locale: string, ns: string) => string | undefined;
  /** Content locale whose files are fetched, such as `ar-SA`. */
  locale: string;
  /**
   * BCP 47 tag for plurals and formats, if it differs from the locale. Example: a page in `ar-AE` uses
   * the files of `ar-SA`. A string applies only to the first `locale`, a function to every locale. Default, also
   * if the function returns `undefined`: the locale, or only its language if `Intl` does not support the
   * locale (`tr-TUR` → `tr`).
   */
  language?: string | ((locale: string) => string | undefined);
  /** One namespace, or a list. The first is the default namespace. */
  ns: string | readonly string[];
  /** Translations of `locale` that are inlined into the page: `{ [ns]: translations }`. */
  translations?: TextsByNamespace;
  /**
   * Inlined translations of any locales, such as those of `fallback`: `{ [locale]: { [ns]: translations } }`,
   * as in i18next. `translations` replaces those of `locale`.
   */
  resources?: Readonly<Record<string, TextsByNamespace>>;
  /**
   * Locales whose texts are used for the keys that a locale lacks, and in place of a file that fails, such as `'en'` or
   * `{ tr: ['de', 'en'], default: ['en'] }`. They are loaded together with the locale, once. Sets both `backup` and
   * `i18next.fallbackLng`, unless they are given. Default: none.
   */
  fallback?: Fallback | undefined;
  /**
   * Other options of i18next, such as `postProcess`. The locales of `fallbackLng` supply the keys
   * that a locale lacks. They are loaded once, together with the locale, unless `resources` has
   * their translations.
   */
  i18next?: Omit<InitOptions, OwnOption>;
  /** Plugins of i18next, such as a post-processor or `initReactI18next`. */
  plugins?: readonly (Plugin | NewableModule<Plugin>)[];
}
