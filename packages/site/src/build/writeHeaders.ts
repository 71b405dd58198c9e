import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders } from '@tooling/deploy/nginx';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { headersIn, responseHeaders } from './responseHeaders.ts';
import type { SiteExport } from './siteExport.ts';

/**
 * Writes the response headers of each environment to `out.headers.json` and, for nginx, to
 * `out.headers/{environment}.conf`, and the policies of pages to `out.policies.json`. The files are in the app's folder
 * and outside `out`, because hosts must not serve them.
 */
export function writeHeaders({ folder, regions }: Pick<SiteExport, 'folder' | 'regions'>): void {
  const writeJson = (name: string, value: object) =>
    writeFileSync(join(folder, name), `${JSON.stringify(value, null, 2)}\n`);

  const headers = responseHeaders(regions);
  writeJson('out.headers.json', headers);
  writeJson(
    'out.policies.json',
    Object.fromEntries(regions.environments.map((each) => [each, pagePolicy(regions, each)])),
  );

  const includes = join(folder, 'out.headers');
  rmSync(includes, { recursive: true, force: true });
  mkdirSync(includes);
  for (const environment of regions.environments) {
    writeFileSync(
      join(includes, `${environment}.conf`),
      nginxHeaders(headersIn(regions, environment)),
    );
  }
}
