import { useEffect, useState } from 'react';

/** Returns the start of a state in ms UTC, once it has lasted for `ms`. Undefined before, and after its end. */
export function useLastingSince(isActive: boolean, ms: number): number | undefined {
  const [since, setSince] = useState<number>();
  useEffect(() => {
    if (!isActive) return undefined;
    const startedAt = Date.now();
    const timer = setTimeout(() => setSince(startedAt), ms);
    return () => {
      clearTimeout(timer);
      setSince(undefined);
    };
  }, [isActive, ms]);
  return since;
}
