import { useEffect, useState } from 'react';

/**
 * Counts full seconds down to 0. The result is correct even after the browser has paused timers.
 *
 * @param ms - time to count down
 * @param subject - identifies the timed object. Another value, such as a new code, starts the count again
 */
export function useSecondsLeft(ms: number, subject: unknown): number {
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
  }, [ms, subject]);
  return left;
}
