import type { CountdownClock } from '@exchange/ui';
import { useMemo } from 'react';
import { useServices } from '../runtime/useServices.ts';

/** Timers of the device, told the time by the server: what deadlines are counted with. */
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
