import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The response headers that the build says the site is to be served with. */
export function siteHeaders(): Record<string, string> {
  const file = join(import.meta.dirname, '../out.headers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}
