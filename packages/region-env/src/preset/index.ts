export { preset, type Edition, type LocaleToken } from './preset.ts';
