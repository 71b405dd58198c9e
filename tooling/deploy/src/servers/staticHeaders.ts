import { checkHeader } from './headerLine.ts';

/**
 * Returns the content of a `_headers` file for hosts such as Netlify and Cloudflare Pages. It sets no `Cache-Control`
 * for pages, because these hosts would join it with the values of other matching rules. By default, they revalidate
 * pages on each request, which is correct.
 *
 * @throws DeployError if a name or value contains characters that a server would interpret
 */
export function staticHeaders(headers: Readonly<Record<string, string>>): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    checkHeader(name, value);
    return `  ${name}: ${value}`;
  });
  return [
    '/*',
    ...lines,
    '',
    '/task-center/_next/static/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '',
    // Lets the service worker control the pages of all languages, which are outside its folder.
    '/task-center/worker.js',
    '  Service-Worker-Allowed: /',
    '',
  ].join('\n');
}
