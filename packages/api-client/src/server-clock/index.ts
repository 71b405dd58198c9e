export {
  type ClockSample,
  createServerClock,
  type ServerClock,
  type ServerClockOptions,
} from './serverClock.ts';
