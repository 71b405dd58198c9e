import { createHash } from 'node:crypto';
import { defaultRegionConfig } from '@exchange/region-env';

/**
 * CSP hashes (`sha256-…`) of the scripts that stand in a page itself. Data blocks such as
 * `application/json` are not run and need none.
 */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script((?:\s[^>]*)?)>([^<]*(?:<(?!\/script>)[^<]*)*)<\/script>/g);
  return [...scripts]
    .filter(([, attributes = '']) => !/\ssrc=/.test(attributes) && isRun(attributes))
    .map(([, , source = '']) => `sha256-${createHash('sha256').update(source).digest('base64')}`);
}

function isRun(attributes: string): boolean {
  const type = /\stype="([^"]*)"/.exec(attributes)?.[1] ?? '';
  return type === '' || type === 'module' || type === 'text/javascript';
}

/** Nothing inline but what the hashes name; talks to the page's own site and the brand's hosts. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  const domains = Object.values(defaultRegionConfig.brandDomains);
  const hosts = [...new Set(domains)].flatMap((domain) => [
    `https://*.${domain}`,
    `wss://*.${domain}`,
  ]);
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', ...hosts.filter((host) => host.startsWith('https:'))],
    'connect-src': ["'self'", ...hosts],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  })
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
