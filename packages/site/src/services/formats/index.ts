export { warmFormats } from './formatCache.ts';
export { numberFormats, type NumberFormats } from './numberFormats.ts';
export { timeFormats, type TimeFormats } from './timeFormats.ts';
export { valueFormat } from './valueFormat.ts';
