import { useEffect, useEffectEvent, useState } from 'react';

/** Distance in px that counts as scrolling, so that a resting finger changes nothing. */
const minDistance = 8;

/** Returns whether the visitor last scrolled down, and not back up or to the top. */
export function useScrollsDown(): boolean {
  return useScrolling((isDown) => isDown && scrollY > 0);
}

/**
 * Returns whether an offer can overlay the page: at its end, where space is reserved, or while the visitor scrolls up below
 * the first screen. Never before the visitor has scrolled.
 */
export function useHasSpace(): boolean {
  return useScrolling((isDown) => {
    const isBelow = scrollY > innerHeight;
    const { scrollHeight } = document.documentElement;
    const isAtEnd = scrollY + innerHeight >= scrollHeight - minDistance;
    return (isBelow && !isDown) || (scrollY > 0 && isAtEnd);
  });
}

/**
 * Returns the result of `read` for the direction of the last scrolling, and false before the visitor has scrolled. Calls
 * it again when the height of the page changes, for example because a list has loaded more items.
 */
function useScrolling(read: (isDown: boolean) => boolean): boolean {
  const [result, setResult] = useState(false);
  const onChange = useEffectEvent((isDown: boolean) => setResult(read(isDown)));
  useEffect(() => {
    let last = scrollY;
    let isDown: boolean | undefined;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < minDistance) return;
      isDown = scrollY > last;
      last = scrollY;
      onChange(isDown);
    };
    const onResize = () => {
      if (isDown !== undefined) onChange(isDown);
    };
    const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(onResize) : undefined;
    observer?.observe(document.documentElement);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return result;
}
