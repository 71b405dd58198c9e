import type { Endpoints, Host, Platform } from '@exchange/region-env';
import type { SiteBrand } from '../exchange/exchange.ts';
import { regions, type Edition, type LocaleToken } from '../exchange/regions.ts';
import { safeStorage, type KeyValueStorage } from './browser/safeStorage.ts';
import { visitorPlatform } from './browser/visitorPlatform.ts';
import { displayedEdition, offeringEditions } from './displayedEdition.ts';
import { pageEndpoints } from './pageEndpoints.ts';

/** Facts about a page and its visitor that the services need. They do not change while the page is open. */
export interface PageFacts {
  window: Window;
  storage: KeyValueStorage;
  host: Host<Edition>;
  /** Locale in the page's URL. */
  locale: LocaleToken | undefined;
  /** Edition that the page displays (`displayedEdition`). */
  edition: Edition;
  /** URLs of the exchange's services. Undefined on an untrusted host. */
  endpoints: Endpoints<SiteBrand> | undefined;
  platform: Platform;
}

const { config: brand }: { config: SiteBrand } = regions;

export function readPage(window: Window): PageFacts {
  const { location } = window;
  const storage = safeStorage(() => window.localStorage);
  const host = regions.resolveHost(location.host, location);
  const { locale } = regions.splitPath(location.pathname);
  return {
    window,
    storage,
    host,
    locale,
    edition: displayedEdition(host.edition, locale ? offeringEditions(regions, locale) : []),
    endpoints: pageEndpoints(regions, window),
    platform: visitorPlatform(window, storage, {
      appMarker: brand.appMarker,
      miniAppTokenKey: brand.storageKeys.miniAppToken,
    }),
  };
}
