import { detectPlatform, type Platform } from '@exchange/region-env';
import type { KeyValueStorage } from './safeStorage.ts';

/**
 * Detects the visitor's platform. The first requests and the services both call it, and must agree.
 * A messaging app that shows the page is only detected by its token: `miniApp.isMiniApp()` also checks for the object
 * that the app adds to the page.
 */
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
