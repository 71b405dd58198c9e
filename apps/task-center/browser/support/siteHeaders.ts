import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EnvironmentHeaders } from '@exchange/site/build';

/** Response headers from the build, by environment. */
export function siteHeaders(): EnvironmentHeaders<'prod'> {
  const file = join(import.meta.dirname, '../../out.headers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as EnvironmentHeaders<'prod'>;
}
