import type { CountdownClock } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../services/ServicesContext.ts';

/** Returns a clock for countdowns: it has the server's time, and the device's timers. */
export function useServerClock(): CountdownClock {
  const services = useServices();
  return useMemo(
    () => ({
      now: () => services?.now() ?? Date.now(),
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    }),
    [services],
  );
}
