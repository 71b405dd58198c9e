export { bootScript, type BootScript } from './bootScript.ts';
export type { RegionConfig } from '../config.ts';
export type { Edition } from '../edition.ts';
