import type { CountdownClock } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../context/useServices.ts';

/** Clock for countdowns: device timers with the server's time. */
export function useServerClock(): CountdownClock {
  const services = useServices();
  return useMemo(
    () => ({
      now: () => services?.serverNow() ?? Date.now(),
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    }),
    [services],
  );
}
