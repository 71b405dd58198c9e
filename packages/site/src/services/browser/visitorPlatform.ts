import { detectPlatform, type Platform } from '@exchange/region-env';
import type { KeyValueStorage } from './safeStorage.ts';

/** Detects the visitor's platform. */
export function visitorPlatform(
  { navigator }: Pick<Window, 'navigator'>,
  storage: Pick<KeyValueStorage, 'getItem'>,
  { appMarker, miniAppTokenKey }: { appMarker: string; miniAppTokenKey: string },
): Platform {
  return detectPlatform({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    appMarker,
    miniAppToken: storage.getItem(miniAppTokenKey),
  });
}
