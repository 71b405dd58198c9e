import { createHash } from 'node:crypto';
import { editions, type Environment } from '@exchange/region-env';
import { regions } from '../src/page/regions.ts';

/** CSP hashes (`sha256-…`) of what stands in pages themselves. */
export interface InlineHashes {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The hashes of one page. Data blocks such as `application/json` are not run and need none. */
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
 * @throws Error when there are so many hashes that pages must differ in their scripts or styles; each
 *   of them would grow the header of all the others
 */
export function contentSecurityPolicy(
  environment: Environment,
  { scripts, styles }: InlineHashes,
): string {
  const count = scripts.length + styles.length;
  if (count > maxHashes) {
    throw new Error(
      `${count} inline scripts and styles for one policy, at most ${maxHashes}: do not write what ` +
        "differs from page to page into a script, but into the page's data.",
    );
  }
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const services = servicesOf(environment);
  return Object.entries({
    'default-src': ["'self'"],
    // The static host's helper scripts, which pages load with their integrity.
    'script-src': ["'self'", ...quoted(scripts), ...services.statics],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', ...services.statics],
    'connect-src': [
      "'self'",
      ...services.statics,
      ...services.api,
      ...services.spot,
      // The chat's script is a helper of the static host and draws in the page: it needs no frame.
      ...services.chat,
    ],
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
  const origins = (name: 'api' | 'spot' | 'statics' | 'chat') =>
    endpoints.map((each) => each[name]);
  return {
    api: origins('api'),
    spot: origins('spot'),
    statics: origins('statics'),
    chat: origins('chat'),
  };
}
