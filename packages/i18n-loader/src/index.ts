export { backupLocale } from './backupLocale.ts';
export { createI18n } from './createI18n.ts';
export { createI18nSync, type I18n, type I18nOptions } from './createI18nSync.ts';
export {
  loadTranslations,
  type FetchOptions,
  type LoadedTranslations,
  type LoadOptions,
} from './loadTranslations.ts';
export { readFaq, type Faq } from './readFaq.ts';
export type { Fetch, Texts } from './readTexts.ts';
export { createTranslationBackend, type BackendOptions } from './translationBackend.ts';
export { TranslationError, type TranslationErrorKind } from './translationError.ts';
export {
  translationTemplates,
  translationUrl,
  type TranslationEnvironment,
  type TranslationUrlOptions,
} from './translationUrl.ts';
