import { createDeepLinkMapper } from '@exchange/deeplink-mapper/engine';
import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';

const options = {
  scheme: 'northwind://',
  siteOrigins: ['https://app.northwind.example', 'https://app.northwind.se'],
  locales: ['en', 'de', 'sv-SE', 'en-SE'],
  routes: [
    { id: 'missions', paths: ['/missions'], target: 'missions', topPage: true },
    {
      id: 'mission',
      paths: ['/missions/{slug}'],
      target: 'missions/{slug}',
      params: { slug: { format: /[a-z]+(-[a-z]+)*/ } },
    },
  ],
};

/** Mappers from web to app links, and from app links to web paths. */
export const toApp = createDeepLinkMapper(options);
export const toWeb = createDeepLinkParser(options);
