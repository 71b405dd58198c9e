import { copyFileSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentSecurityPolicy, inlineScriptHashes } from './contentSecurityPolicy.ts';
import { sitemap } from './sitemap.ts';

// The build's last step: lays the export so that any static host serves it as it is.
const app = join(import.meta.dirname, '..');
const out = join(app, 'out');

// Next writes assets to `out/_next` whatever `assetPrefix` says; the pages ask for them under it.
renameSync(join(out, '_next'), join(out, 'task-center', '_next'));

// With trailing slashes Next writes `404/index.html`; hosts look for `404.html`.
copyFileSync(join(out, '404', 'index.html'), join(out, '404.html'));

writeFileSync(join(out, 'task-center', 'sitemap.xml'), sitemap(sitePaths()));

const pages = globSync('**/*.html', { cwd: out });
const hashes = new Set(
  pages.flatMap((page) => inlineScriptHashes(readFileSync(join(out, page), 'utf8'))),
);
const headers = {
  'Content-Security-Policy': contentSecurityPolicy([...hashes].sort()),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
// Beside the folder, not in it: a host applies these headers, it does not serve them.
writeFileSync(join(app, 'out.headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
console.log(`laid out ${pages.length} pages with ${hashes.size} inline scripts allowed by hash`);

/** Paths of the pages without a locale: `/task-center` and what is below it. */
function sitePaths(): string[] {
  return globSync('task-center/**/index.html', { cwd: out })
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .sort();
}
