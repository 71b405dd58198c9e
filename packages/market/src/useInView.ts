import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';

/** Distance from the viewport that counts as in view, so that quotes arrive before the prices are visible. */
const rootMargin = '200px';

/** Returns whether the tab is shown and the element is in view, or near it. True until the browser has checked. */
export function useInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);
  const isTabShown = useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return isTabShown && isInView;
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
