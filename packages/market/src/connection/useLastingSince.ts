import { useEffect, useRef, useState } from 'react';

/** Returns the time in ms UTC since which `isActive` is true, or undefined until it has been true for `ms`. */
export function useLastingSince(isActive: boolean, ms: number): number | undefined {
  const [since, setSince] = useState<number>();
  const startedAt = useRef<number>(undefined);
  useEffect(() => {
    if (!isActive) return undefined;
    startedAt.current = Date.now();
    return () => setSince(undefined);
  }, [isActive]);
  // Separate, so that a new value of `ms` does not end a state that has lasted.
  useEffect(() => {
    if (!isActive) return undefined;
    const timer = setTimeout(() => setSince(startedAt.current), ms);
    return () => clearTimeout(timer);
  }, [isActive, ms]);
  return since;
}
