import { DeployError } from '../deployError.ts';

/** Directives that contain hashes of a page's inline scripts and styles, so they must be in the page. */
const pageDirectives = ['script-src', 'style-src'];

/**
 * Directives that fall back to `default-src`. The header lists each of them instead of `default-src`, which would also
 * restrict scripts and so forbid the inline scripts that the page's policy allows.
 */
const fetchDirectives = [
  'connect-src',
  'font-src',
  'frame-src',
  'img-src',
  'manifest-src',
  'media-src',
  'object-src',
  'worker-src',
];

/**
 * Splits a Content-Security-Policy into a part for a `meta` element of each page, which contains the hashes of inline
 * scripts and styles, and a part for the response header. Because a page contains its own hashes, they always match,
 * even while the server switches to another release.
 */
export function splitPolicy(policy: string): { page: string; header: string } {
  const directives = new Map<string, string>();
  for (const directive of policy.split(';')) {
    const [, name, sources = ''] = /^\s*([\w-]+)\s*(.*?)\s*$/.exec(directive) ?? [];
    if (name !== undefined) directives.set(name, sources);
  }
  const fallback = directives.get('default-src');
  directives.delete('default-src');
  for (const name of fallback === undefined ? [] : [...pageDirectives, ...fetchDirectives]) {
    if (!directives.has(name)) directives.set(name, fallback ?? '');
  }
  const join = (isWanted: (name: string) => boolean) =>
    [...directives]
      .filter(([name]) => isWanted(name))
      .map(([name, sources]) => `${name} ${sources}`)
      .join('; ');
  return {
    page: join((name) => pageDirectives.includes(name)),
    header: join((name) => !pageDirectives.includes(name)),
  };
}

/**
 * Inserts the policy as the first element of `<head>`, because a policy applies only to elements after it.
 *
 * @param file - name of the page in errors
 * @throws DeployError if the page has no `<head>`
 */
export function addPolicy(html: string, policy: string, file: string): string {
  const content = policy.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const meta = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  const page = html.replace(/<head(\s[^>]*)?>/, (head) => head + meta);
  if (page === html) {
    throw new DeployError('invalidPage', file, `${file} has no <head>. Build the site again.`);
  }
  return page;
}
