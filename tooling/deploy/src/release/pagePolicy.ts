import { DeployError } from '../deployError.ts';

/** Directives with hashes of the page's own scripts and styles. */
const pageDirectives = ['script-src', 'style-src'];

/**
 * Directives that fall back to `default-src`. The header states them instead: as a header, `default-src` would also
 * forbid inline scripts, and in the page it would also forbid images that the header allows.
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
 * Splits a Content-Security-Policy into the part that depends on the release, for a `meta` element of its pages, and
 * the part for the response header. A page and its hashes are then one file, which no switch can separate.
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
 * Adds the policy to a page, before all other elements, because a policy applies only to what follows it.
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
