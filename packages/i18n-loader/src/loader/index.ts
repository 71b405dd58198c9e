export { backupLocale } from './backupLocale.ts';
export {
  loadTranslations,
  type Backup,
  type Clock,
  type FetchOptions,
  type LoadedTranslations,
  type LoadOptions,
} from './loadTranslations.ts';
export type { Fetch, Texts } from './readTexts.ts';
export { createTranslationBackend, type BackendOptions } from './translationBackend.ts';
export { TranslationError, type TranslationErrorKind } from './translationError.ts';
export {
  translationTemplates,
  translationUrl,
  type TranslationEnvironment,
  type TranslationUrlOptions,
} from './translationUrl.ts';
