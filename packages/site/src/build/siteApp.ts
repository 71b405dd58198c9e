import type { RegionEnv } from '@exchange/region-env';
import type { SiteBrand } from '../services/index.ts';

/** An app of the site, for the steps of its build. */
export interface SiteApp {
  /** Absolute path of the app's folder. */
  folder: string;
  /** Absolute path of the folder with Next's export. */
  out: string;
  /** First segment of the app's paths after the locale, such as `/task-center`. All its files are below this path. */
  basePath: string;
  regions: RegionEnv<SiteBrand>;
  /** Editions where the app is not offered. */
  closedEditions: readonly string[];
  /** Returns whether search engines may index a page in production. `path` has no locale. */
  isIndexedPage: (path: string) => boolean;
  /** Whether the app has a service worker. If not, the build writes one that removes an earlier one. */
  serviceWorker: boolean;
  /** Whether `startPage` replaces Next's client (decision 25). */
  client: 'own' | 'stock';
}
