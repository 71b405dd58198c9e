import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the window is at least `width` px wide. The default is the width from which pages
 * show whole lists instead of links to them.
 */
export function useIsWide(width = 768): boolean {
  const query = `(width >= ${String(width)}px)`;
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
      media?.addEventListener('change', onChange);
      return () => media?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    // Without `matchMedia`, nothing is left out.
    () => typeof matchMedia !== 'function' || matchMedia(query).matches,
    // The width is unknown on the server, so the first render is the narrow one.
    () => false,
  );
}
