import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentHeaders } from '../../build/responseHeaders.ts';

/** The response headers that the build says the site is to be served with, by environment. */
export function siteHeaders(): EnvironmentHeaders {
  const file = join(import.meta.dirname, '../../out.headers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as EnvironmentHeaders;
}
