import { useEffect, useState } from 'react';

/** Distance in px that counts as scrolling, so that a resting finger changes nothing. */
const leastDistance = 8;

/** Returns whether the visitor last scrolled down, and not back up or to the top. */
export function useScrollsDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = scrollY;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < leastDistance) return;
      setIsDown(scrollY > last && scrollY > 0);
      last = scrollY;
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => removeEventListener('scroll', onScroll);
  }, []);
  return isDown;
}
