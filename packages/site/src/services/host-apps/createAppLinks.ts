import type { Bridge } from '@exchange/app-bridge';
import { openUrl as openBridgeUrl } from '@exchange/app-bridge/links';
import type { DeepLinkMapper } from '@exchange/deeplink-mapper';
import { createDeepLinkMapper } from '@exchange/deeplink-mapper/preset';
import type { Platform } from '@exchange/region-env';
import type { KeyValueStorage } from '../browser/safeStorage.ts';

/** Links between the site and the native app, for visitors inside and outside the app. */
export interface AppLinks {
  /** Whether the page runs inside the app. */
  isApp: boolean;
  /** Whether the device is a phone or tablet that the app supports. */
  canHaveApp: boolean;
  /** Link that opens this page in the app. Undefined inside the app, or if the app has no such screen. */
  openInApp: string | undefined;
  /**
   * Returns the link to the app's native screen for a path of the site. Undefined outside the app, for
   * pages of this web app, and if the app has no such screen.
   */
  screenOf(path: string): string | undefined;
  /** Opens another site with the app's launcher, or, outside the app, in a new tab. Never throws. */
  openUrl(url: string): void;
  downloadBanner: { isDismissed: boolean; dismiss(): void };
}

/** End of the base path in the paths of this web app's pages. Another page could be `/task-center-help`. */
const endsBasePath = /^(?:$|[/?#])/;

const bannerKey = 'exchange:download-banner';

export function createAppLinks({
  scheme,
  locales,
  basePath,
  location,
  platform: { isApp, os },
  storage,
  bridge,
  report,
}: {
  /** URL scheme of the native app. */
  scheme: string;
  locales: readonly string[];
  /** Path of this web app without the locale, such as `/task-center`. Its pages stay in the browser. */
  basePath: string;
  location: Pick<Location, 'href' | 'origin'>;
  platform: Platform;
  storage: KeyValueStorage;
  bridge: Pick<Bridge, 'call'> | undefined;
  report: (error: unknown) => void;
}): AppLinks {
  let mapper: DeepLinkMapper | undefined;
  const appLinkOf = (url: string) => {
    // Created when first used, because compiling its routes takes 30 ms on a slow phone.
    mapper ??= createDeepLinkMapper({ scheme, siteOrigins: [location.origin], locales });
    return mapper.map(url)?.url;
  };
  const isOwn = (path: string) =>
    path.startsWith(basePath) && endsBasePath.test(path.slice(basePath.length));
  return {
    isApp,
    canHaveApp: os === 'ios' || os === 'android',
    screenOf: (path) => (isApp && !isOwn(path) ? appLinkOf(path) : undefined),
    get openInApp() {
      return isApp ? undefined : appLinkOf(location.href);
    },
    openUrl(url) {
      void openBridgeUrl({
        url,
        isApp,
        bridge,
        pageUrl: location.href,
        log: (_message, error) => report(error),
      });
    },
    downloadBanner: {
      isDismissed: storage.getItem(bannerKey) === 'dismissed',
      dismiss: () => storage.setItem(bannerKey, 'dismissed'),
    },
  };
}
