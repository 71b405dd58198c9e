export { createI18n } from './createI18n.ts';
export { createI18nSync } from './createI18nSync.ts';
export type { Fallback } from './fallback.ts';
export type { I18n } from './i18n.ts';
export type { I18nOptions } from './i18nOptions.ts';
export * from './loader/index.ts';
