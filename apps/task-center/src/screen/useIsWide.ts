import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns whether the window is at least `width` px wide. By default, wider than a phone's, where
 * lists replace links to them.
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
    () => typeof matchMedia !== 'function' || matchMedia(query).matches,
    () => false,
  );
}
