import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders } from '@tooling/deploy/nginx';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { responseHeaders, servedEnvironments } from './responseHeaders.ts';

// Writes the response headers of each environment to `out.headers.json` and, for nginx, to
// `out.headers/{environment}.conf`, and the policies of pages to `out.policies.json`. The files are outside `out`,
// because hosts must not serve them.
const app = join(import.meta.dirname, '..');

const writeJson = (name: string, value: object) =>
  writeFileSync(join(app, name), `${JSON.stringify(value, null, 2)}\n`);

const headers = responseHeaders();
writeJson('out.headers.json', headers);
writeJson(
  'out.policies.json',
  Object.fromEntries(servedEnvironments.map((each) => [each, pagePolicy(each)])),
);

const includes = join(app, 'out.headers');
rmSync(includes, { recursive: true, force: true });
mkdirSync(includes);
for (const environment of servedEnvironments) {
  writeFileSync(join(includes, `${environment}.conf`), nginxHeaders(headers[environment]));
}
