import { checkHeader } from './headerLine.ts';

/**
 * Returns a `_headers` file, as Netlify and Cloudflare Pages read it. Pages get no `Cache-Control`: these hosts join
 * the values of all matching rules, and their default revalidates each request.
 *
 * @throws DeployError if a name or value is not a plain header
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
    // Allows the service worker to control pages of all languages, which are not below its own folder.
    '/task-center/worker.js',
    '  Service-Worker-Allowed: /',
    '',
  ].join('\n');
}
