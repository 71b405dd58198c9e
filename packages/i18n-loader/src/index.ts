export { i18nLoader } from './i18nLoader.ts';
