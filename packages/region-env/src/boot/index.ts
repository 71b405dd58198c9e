export { bootScript } from './bootScript.ts';
export type { RegionConfig } from '../config.ts';
export type { EditionData } from '../edition.ts';
export type { LocaleData } from '../locale/locale.ts';
