import type { SiteApp } from '@exchange/site/build';
import { closedEditions, features } from '../exchange.config.ts';
import { client } from '../next.config.ts';
import { basePath } from '../src/paths/basePath.ts';
import { isIndexedPage } from '../src/paths/indexing.ts';
import { regions } from '../src/paths/regions.ts';
import { app, siteFolder } from './siteFolder.ts';

/** The task centre, for the steps of its build. */
export const site: SiteApp = {
  folder: app,
  out: siteFolder,
  basePath,
  regions,
  closedEditions,
  isIndexedPage,
  serviceWorker: features.serviceWorker,
  client,
};
