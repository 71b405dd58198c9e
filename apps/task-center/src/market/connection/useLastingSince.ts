import { useEffect, useState } from 'react';

/** Returns the time in ms UTC since which `isActive` is true, or undefined until it has been true for `ms`. */
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
