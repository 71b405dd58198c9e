import { createHash } from 'node:crypto';
import type { Environment } from '@exchange/region-env';
import { regions, editions } from '../src/paths/regions.ts';

/** CSP hashes (`sha256-…`) of inline scripts and styles. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** Returns the hashes for one page. Data blocks such as `application/json` are not executed and need no hash. */
export function inlineHashes(html: string): InlineHashes {
  const elements = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gis'))].map(
      ([, attributes = '', source = '']) => ({ attributes, source }),
    );
  const hash = ({ source }: { source: string }) =>
    `sha256-${createHash('sha256').update(source).digest('base64')}`;
  return {
    scripts: elements('script')
      .filter(({ attributes }) => !/\ssrc=/i.test(attributes) && isGuarded(attributes))
      .map(hash),
    styles: elements('style').map(hash),
  };
}

/** Script types that `script-src` applies to: executable scripts, import maps and speculation rules. */
const guardedTypes = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

function isGuarded(attributes: string): boolean {
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return guardedTypes.includes(type.toLowerCase());
}

/**
 * Returns the content security policy for an environment. It forbids frames in the page, allows inline scripts and
 * styles only by hash, and allows connections only to the page's own site and the environment's services. It lists the
 * services of all editions, because every host serves the same export.
 *
 * @throws Error if there are more than 12 hashes. More hashes mean that inline scripts or styles differ between pages,
 *   and each hash makes the header of every page longer
 */
export function contentSecurityPolicy(
  environment: ServedAs,
  { scripts, styles }: InlineHashes,
): string {
  const count = scripts.length + styles.length;
  if (count > maxHashes) {
    throw new Error(
      `Too many inline scripts and styles: ${count}, maximum ${maxHashes}. ` +
        "Move content that differs between pages from scripts to the page's data.",
    );
  }
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const services = servicesOf(environment);
  return Object.entries({
    'default-src': ["'self'"],
    // The static host serves the helper scripts. Pages load them with an integrity attribute.
    'script-src': ["'self'", ...quoted(scripts), ...services.statics],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', ...services.statics],
    'connect-src': [
      "'self'",
      ...services.statics,
      ...services.api,
      ...services.spot,
      // The chat script is a helper script and renders in the page, so it needs no frame.
      ...services.chat,
    ],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The sandbox's phone simulator shows the site in a frame on the same origin.
    'frame-ancestors': [isLocal(environment) ? "'self'" : "'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const maxHashes = 12;

/**
 * An environment, or `crossOrigin`: a local site whose services have separate origins. Its policy contains the
 * placeholders `{api}`, `{spot}`, `{statics}` and `{chat}`, which the site's server replaces with those origins.
 */
export type ServedAs = Environment | 'crossOrigin';

/** Returns whether the site runs on this machine, without TLS. */
export function isLocal(environment: ServedAs): boolean {
  return environment === 'local' || environment === 'crossOrigin';
}

/** Returns the service origins in an environment, for all editions. Empty for `local`, where they are `'self'`. */
function servicesOf(environment: ServedAs) {
  if (environment === 'crossOrigin') {
    return { api: ['{api}'], spot: ['{spot}'], statics: ['{statics}'], chat: ['{chat}'] };
  }
  const endpoints =
    environment === 'local'
      ? []
      : editions
          .map((edition) => new URL(regions.siteOrigin(edition, environment)).host)
          .flatMap((host) => regions.endpoints(host) ?? []);
  const origins = (name: 'api' | 'spot' | 'statics' | 'chat') =>
    endpoints.map((each) => each[name]);
  return {
    api: origins('api'),
    spot: origins('spot'),
    statics: origins('statics'),
    chat: origins('chat'),
  };
}
