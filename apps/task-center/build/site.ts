import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportOf, type EnvironmentHeaders } from '@exchange/site/build';
import { app } from '../app.config.ts';

/** The task centre, for the steps of its build and the tests of its output. */
export const site = exportOf(app, join(import.meta.dirname, '..'));

/** Reads the response headers that the build wrote, by environment. */
export function siteHeaders(): EnvironmentHeaders<'prod'> {
  const file = join(import.meta.dirname, '../out.headers.json');
  return JSON.parse(readFileSync(file, 'utf8')) as EnvironmentHeaders<'prod'>;
}
