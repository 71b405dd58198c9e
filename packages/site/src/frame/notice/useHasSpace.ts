import { useEffect, useState } from 'react';

/** Distance in px that counts as scrolling, so that a resting finger changes nothing. */
const leastDistance = 8;

/**
 * Returns whether an offer can overlay the page: at its end, where space is reserved, or while the visitor scrolls up below
 * the first screen. Never before the visitor has scrolled.
 */
export function useHasSpace(): boolean {
  const [hasSpace, setHasSpace] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < leastDistance) return;
      const isBelow = scrollY > innerHeight;
      const { scrollHeight } = document.documentElement;
      const isAtEnd = scrollY + innerHeight >= scrollHeight - leastDistance;
      setHasSpace((isBelow && scrollY < last) || (scrollY > 0 && isAtEnd));
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return hasSpace;
}
