import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nginxHeaders } from '@tooling/deploy/nginx';
import { inlineHashes } from './contentSecurityPolicy.ts';
import { responseHeaders, servedEnvironments } from './responseHeaders.ts';

// Writes the response headers of each environment to `out.headers.json` and, for nginx, to
// `out.headers/{environment}.conf`. The files are outside `out`, because hosts must not serve them.
const app = join(import.meta.dirname, '..');
const out = join(app, 'out');

const pages = globSync('**/*.html', { cwd: out }).map((file) =>
  inlineHashes(readFileSync(join(out, file), 'utf8')),
);
const distinct = (kind: 'scripts' | 'styles') =>
  [...new Set(pages.flatMap((page) => page[kind]))].sort();
const hashes = { scripts: distinct('scripts'), styles: distinct('styles') };
const headers = responseHeaders(hashes);
writeFileSync(join(app, 'out.headers.json'), `${JSON.stringify(headers, null, 2)}\n`);

const includes = join(app, 'out.headers');
rmSync(includes, { recursive: true, force: true });
mkdirSync(includes);
for (const environment of servedEnvironments) {
  writeFileSync(join(includes, `${environment}.conf`), nginxHeaders(headers[environment]));
}
console.log(
  `headers: ${hashes.scripts.length} scripts and ${hashes.styles.length} styles of ${pages.length} pages ` +
    'allowed by hash',
);
