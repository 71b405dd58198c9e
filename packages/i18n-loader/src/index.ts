export { createI18n } from './createI18n.ts';
export { createI18nSync, type I18n, type I18nOptions } from './createI18nSync.ts';
export * from './loader/index.ts';
export { readFaq, type Faq } from './readFaq.ts';
