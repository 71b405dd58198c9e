export { Deadline } from './Deadline.tsx';
export { useNumberFormats } from './useFormats.ts';
export { useServerClock } from './useServerClock.ts';
export { useTimeFormats } from './useFormats.ts';
export { useValueFormat } from './useValueFormat.ts';
