import type { CountdownClock } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../context/useServices.ts';

/** Returns a clock for countdowns: it has the server's time, and the device's timers. */
export function useServerClock(): CountdownClock {
  const server = useServices()?.server;
  return useMemo(
    () => ({
      now: () => server?.now() ?? Date.now(),
      setTimeout: (callback, ms) => setTimeout(callback, ms),
      clearTimeout: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
    }),
    [server],
  );
}
