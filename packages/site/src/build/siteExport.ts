import { join } from 'node:path';
import type { RegionEnv } from '@exchange/region-env';
import { features } from '../../exchange.config.ts';
import type { SiteBrand } from '../exchange/exchange.ts';
import { regions } from '../exchange/regions.ts';
import type { SiteApp } from '../exchange/siteApp.ts';

/** Next's export of an app, for the steps of its build. */
export interface SiteExport extends Pick<SiteApp, 'basePath' | 'closedEditions' | 'isIndexedPage'> {
  /** Absolute path of the app's folder. */
  folder: string;
  /** Absolute path of the folder with the exported files. */
  out: string;
  regions: RegionEnv<SiteBrand>;
  /** Whether the app has a service worker. If not, the build writes one that removes an earlier one. */
  serviceWorker: boolean;
  /** Whether `startPage` replaces Next's client (decision 25). */
  client: Client;
}

export type Client = 'own' | 'stock';

/**
 * Returns the export of an app. The environment variable `SITE_FOLDER` names another folder than
 * `out`, so that a second build, such as that of the tests of Next's own client, does not replace
 * the first.
 *
 * @param folder - absolute path of the app's folder
 * @throws Error if `NEXT_CLIENT` is not the name of a client
 */
export function exportOf(app: SiteApp, folder: string): SiteExport {
  return {
    ...app,
    folder,
    out: join(folder, otherFolder() ?? 'out'),
    regions,
    serviceWorker: features.serviceWorker,
    client: selectedClient(),
  };
}

/** Name of the folder that a second build writes to, or undefined. */
export function otherFolder(): string | undefined {
  return globalThis.process.env['SITE_FOLDER'] || undefined;
}

/** `NEXT_CLIENT=stock` builds with Next's own client instead of ours (`startPage`, decision 25). */
export function selectedClient(): Client {
  const name = globalThis.process.env['NEXT_CLIENT'] ?? 'own';
  if (name === 'own' || name === 'stock') return name;
  throw new Error(`NEXT_CLIENT is "${name}". Set it to "own" or "stock", or remove it.`);
}
