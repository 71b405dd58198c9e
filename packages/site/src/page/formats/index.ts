export { ServerCountdown } from './ServerCountdown.tsx';
export { useNumberFormats, useTimeFormats } from './useFormats.ts';
export { useServerClock } from './useServerClock.ts';
export { useValueFormat } from './useValueFormat.ts';
