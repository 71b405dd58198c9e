import { createHash } from 'node:crypto';
import { editions, type Environment } from '@exchange/region-env';
import { regions } from '../src/page/regions.ts';

/**
 * CSP hashes (`sha256-…`) of the scripts that stand in a page itself. Data blocks such as
 * `application/json` are not run and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(
    /<script((?:\s[^>]*)?)>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/gi,
  );
  return [...scripts]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && isGuarded(attributes))
    .map(([, , source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}

/** Types that `script-src` is asked about: what runs, and what tells the browser where to go. */
const guardedTypes = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

function isGuarded(attributes: string): boolean {
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return guardedTypes.includes(type.toLowerCase());
}

/**
 * Nothing inline but what the hashes name, no frames in the page, and no talk but with the page's own
 * site and the services of its environment. All editions are named: one export is served on every
 * host.
 *
 * @throws Error when there are so many hashes that pages must differ in their scripts; each of them
 *   would grow the header of all the others
 */
export function contentSecurityPolicy(
  environment: Environment,
  scriptHashes: readonly string[],
): string {
  if (scriptHashes.length > maxHashes) {
    throw new Error(
      `${scriptHashes.length} inline scripts for one policy, at most ${maxHashes}: do not write ` +
        "what differs from page to page into a script, but into the page's data.",
    );
  }
  const services = servicesOf(environment);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...services.statics],
    'connect-src': ["'self'", ...services.statics, ...services.api, ...services.spot],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // Locally the sandbox shows the site in a drawn phone, from the same origin.
    'frame-ancestors': [environment === 'local' ? "'self'" : "'none'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const maxHashes = 8;

/** Origins of what pages of an environment talk to, in every edition. Locally all is `'self'`. */
function servicesOf(environment: Environment) {
  const endpoints =
    environment === 'local'
      ? []
      : editions
          .map((edition) => new URL(regions.siteOrigin(edition, environment)).host)
          .flatMap((host) => regions.endpoints(host) ?? []);
  const origins = (name: 'api' | 'spot' | 'statics') => endpoints.map((each) => each[name]);
  return { api: origins('api'), spot: origins('spot'), statics: origins('statics') };
}
