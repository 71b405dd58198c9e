import { createHash } from 'node:crypto';
import { DeployError } from './deployError.ts';

/** Sources by directive, such as `{ 'img-src': ["'self'", 'data:'] }`. */
export type Directives = Readonly<Record<string, readonly string[]>>;

/** Returns the text of a Content-Security-Policy. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}

const existingPolicy = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/**
 * Sets the Content-Security-Policy in a page: a `meta` element at the start of `<head>`, because a policy applies only
 * to elements after it. Replaces the element of an earlier call. Adds the hashes of the page's inline scripts and
 * styles to `script-src` and `style-src`. They are in the page, and not in a header, so that they always match it.
 *
 * @param file - name of the page in errors
 * @throws DeployError of kind `invalidPage` if the page has no `<head>`
 */
export function withPolicy(html: string, directives: Directives, file: string): string {
  const page = html.replace(existingPolicy, '');
  const policy = policyText({
    ...directives,
    'script-src': [...(directives['script-src'] ?? []), ...hashes(page, 'script')],
    'style-src': [...(directives['style-src'] ?? []), ...hashes(page, 'style')],
  });
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  // Browsers look for the encoding only in the first 1024 bytes, so it stays first.
  const start = /<head(?:\s[^>]*)?>(?:<meta charSet="utf-8"[^>]*>)?/i.exec(page);
  if (!start) {
    throw new DeployError('invalidPage', file, `${file} has no <head>. Build the site again.`);
  }
  const end = start.index + start[0].length;
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return page.slice(0, end) + meta + page.slice(end);
}

function hashes(html: string, name: 'script' | 'style'): string[] {
  return [...new Set(inlineSources(html, name).map(hashSource))];
}

/** Returns the contents of a page's inline scripts or styles, without data blocks such as JSON, which need no hash. */
export function inlineSources(html: string, name: 'script' | 'style'): string[] {
  const elements = html.matchAll(new RegExp(`<${name}((?:\\s[^>]*)?)>(.*?)</${name}>`, 'gis'));
  return [...elements]
    .filter(([, attributes = '']) => !/\ssrc=/i.test(attributes) && isGuarded(attributes))
    .map(([, , source = '']) => source);
}

/** Types of scripts that `script-src` applies to: executable scripts, import maps and speculation rules. */
const guardedTypes = ['', 'module', 'text/javascript', 'importmap', 'speculationrules'];

function isGuarded(attributes: string): boolean {
  const type = /\stype="([^"]*)"/i.exec(attributes)?.[1] ?? '';
  return guardedTypes.includes(type.toLowerCase());
}

/** Returns the source that allows an inline script or style, such as `'sha256-…'`. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
