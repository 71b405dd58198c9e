export { openApp } from './openApp.ts';
export type { OpenAppOptions, OpenAppOutcome, PageVisibility } from './openApp.ts';
export type { Clock } from '../clock.ts';
