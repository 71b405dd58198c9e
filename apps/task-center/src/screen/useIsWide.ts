import { useSyncExternalStore } from 'react';

const query = '(width >= 768px)';

/** Returns whether the window is wider than a phone's, where lists replace links to them. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide, () => false);
}

function subscribe(onChange: () => void): () => void {
  const media = typeof matchMedia === 'function' ? matchMedia(query) : undefined;
  media?.addEventListener('change', onChange);
  return () => media?.removeEventListener('change', onChange);
}

function isWide(): boolean {
  return typeof matchMedia !== 'function' || matchMedia(query).matches;
}
