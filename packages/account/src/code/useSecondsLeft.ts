import { useEffect, useState } from 'react';

/** Counts full seconds down to 0. The result is correct even after the browser has paused timers. */
export function useSecondsLeft(ms: number, start: unknown): number {
  const [left, setLeft] = useState(() => Math.ceil(ms / 1000));
  useEffect(() => {
    const end = performance.now() + ms;
    const update = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer);
    };
    const timer = setInterval(update, 1000);
    update();
    return () => clearInterval(timer);
    // A new code with the same time starts the count again.
  }, [ms, start]);
  return left;
}
