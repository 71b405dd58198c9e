import { useEffect, useEffectEvent, useState } from 'react';

/** Distance in px that counts as scrolling, so that a resting finger changes nothing. */
const minDistance = 8;

/**
 * Returns whether the button of the chat would be in the way: the visitor last scrolled down, or is
 * at the end of the page, where nothing can be scrolled from below it.
 */
export function useScrollsDown(): boolean {
  return useScrolling((isDown) => scrollY > 0 && (isDown === true || isAtEnd()));
}

/**
 * Returns whether an offer can overlay the page: while the visitor scrolls up below the first
 * screen, but not at the end, so that the page reserves no space for it.
 */
export function useHasSpace(): boolean {
  return useScrolling((isDown) => isDown === false && scrollY > innerHeight && !isAtEnd());
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - minDistance;
}

/**
 * Returns the result of `read` for the direction of the last scrolling, which is undefined before
 * the visitor has scrolled. Calls it again when the height of the page changes, for example because
 * a list has loaded more items.
 */
function useScrolling(read: (isDown: boolean | undefined) => boolean): boolean {
  const [result, setResult] = useState(false);
  const onChange = useEffectEvent((isDown: boolean | undefined) => setResult(read(isDown)));
  useEffect(() => {
    let last = scrollY;
    let isDown: boolean | undefined;
    const onScroll = () => {
      if (Math.abs(scrollY - last) < minDistance) return;
      isDown = scrollY > last;
      last = scrollY;
      onChange(isDown);
    };
    // An observer calls its listener first when it starts.
    const observer =
      'ResizeObserver' in globalThis ? new ResizeObserver(() => onChange(isDown)) : undefined;
    observer?.observe(document.documentElement);
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer?.disconnect();
      removeEventListener('scroll', onScroll);
    };
  }, []);
  return result;
}
