import type { Endpoints, RegionEnv } from '@exchange/region-env';
import type { SiteBrand } from '../exchange/exchange.ts';

type Regions = Pick<RegionEnv<SiteBrand>, 'endpoints' | 'resolveHost'>;

/** Name of the `meta` element in which a local server lists services with separate origins. */
const metaName = 'local-services';

/**
 * Returns the URLs of a page's services, or undefined on an untrusted host. On a local host, services are on the page's
 * origin unless the page lists other local origins in `<meta name="local-services" content='{"api":"http://…"}'>`.
 */
export function pageEndpoints(
  regions: Regions,
  { document, location }: Pick<Window, 'document' | 'location'>,
): Endpoints<SiteBrand> | undefined {
  const endpoints = regions.endpoints(location);
  if (!endpoints || regions.resolveHost(location.host).environment !== 'local') return endpoints;
  const content = document.querySelector(`meta[name="${metaName}"]`)?.getAttribute('content');
  return content ? { ...endpoints, ...localServices(regions, content, endpoints) } : endpoints;
}

/** Returns the listed services. Ignores unknown services, and URLs that are not those of a service on this machine. */
function localServices(regions: Regions, content: string, endpoints: object): object {
  const listed = Object.entries(parse(content)).filter(
    ([name, url]) => Object.hasOwn(endpoints, name) && isLocalServiceUrl(regions, url),
  );
  return Object.fromEntries(listed);
}

function parse(content: string): object {
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/**
 * Returns whether a URL is on this machine and has the form of a service URL. Paths are appended to it, so it has no
 * trailing slash, query or fragment.
 */
function isLocalServiceUrl(regions: Regions, url: unknown): boolean {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, host, username, password, search, hash } = new URL(url);
  return (
    /^(http|ws)s?:$/.test(protocol) &&
    username + password + search + hash === '' &&
    !url.endsWith('/') &&
    regions.resolveHost(host).environment === 'local'
  );
}
