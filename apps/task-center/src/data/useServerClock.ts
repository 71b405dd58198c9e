import type { CountdownClock } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../context/useServices.ts';

/** Clock for countdowns: device timers with the server's time. */
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
