import { createDeepLinkMapper, type DeepLinkRoute } from '@exchange/deeplink-mapper';
import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';
import { app, region } from '../exchange.config.ts';

/** The screens of the app. `npx deeplink-mapper` reads them with `--table src/links.ts`. */
export const routes: DeepLinkRoute[] = [
  { id: 'account', paths: ['/account'], target: 'me', topPage: true },
  { id: 'rewards', paths: ['/rewards'], target: 'rewards', topPage: true },
  {
    id: 'reward',
    paths: ['/rewards/{slug}'],
    target: 'rewards/{slug}',
    params: { slug: { format: /[a-z]+(-[a-z]+)*/ } },
  },
];

const options = {
  scheme: app.scheme,
  siteOrigins: region.editions.map((edition) => region.siteOrigin(edition)),
  locales: region.localeTokens,
  routes,
};

/** Mappers from the site's addresses to the app's links, and back. */
export const toApp = createDeepLinkMapper(options);
export const toWeb = createDeepLinkParser(options);
