export { Deadline } from './Deadline.tsx';
export { useNumberFormats } from './useNumberFormats.ts';
export { useServerClock } from './useServerClock.ts';
export { useTimeFormats } from './useTimeFormats.ts';
export { useValueFormat } from './useValueFormat.ts';
