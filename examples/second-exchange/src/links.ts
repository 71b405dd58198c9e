import { createDeepLinkMapper, type DeepLinkRoute } from '@exchange/deeplink-mapper';
import { createDeepLinkParser } from '@exchange/deeplink-mapper/parser';
import { app, region } from '../exchange.config.ts';

/** The screens of the app. */
const routes: DeepLinkRoute[] = [
  { id: 'account', paths: ['/account'], target: 'me', topPage: true },
  { id: 'rewards', paths: ['/rewards'], target: 'rewards', topPage: true },
  {
    id: 'reward',
    paths: ['/rewards/{slug}'],
    target: 'rewards/{slug}',
    params: { slug: { format: /[a-z]+(-[a-z]+)*/ } },
  },
];

/**
 * Settings of the links, for the site's own domains. `npx deeplink-mapper` reads it with
 * `--config src/links.ts`. Add other origins with the same pages, such as
 * `https://www.northwind.example`, to `siteOrigins`. Links keep the query parameters in `keep`, for
 * attribution.
 */
export const config = {
  scheme: app.scheme,
  siteOrigins: originsIn(),
  locales: region.localeTokens,
  keep: ['utm_*'],
  routes,
};

/**
 * Mappers from the site's addresses to the app's links, and back. They also map addresses of test
 * environments, and links that others have written.
 */
export const toApp = createDeepLinkMapper({ ...config, siteOrigins: allOrigins() });
export const toWeb = createDeepLinkParser(config, { tolerant: true });

function allOrigins(): string[] {
  return [...new Set([...config.siteOrigins, ...region.environments.flatMap(originsIn)])];
}

/** Returns the origins of all domains in an environment, by default in production. */
function originsIn(environment?: (typeof region.environments)[number]): string[] {
  return region.config.editions.flatMap(({ id, domains }) =>
    domains.map((domain) => region.siteOrigin(id, environment, domain)),
  );
}
