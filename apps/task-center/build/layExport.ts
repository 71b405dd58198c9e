import { copyFileSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStyles } from './firstStyles.ts';
import { inlineStyles } from './inlineStyles.ts';
import { sitemap } from './sitemap.ts';

// Last step of the build: arranges the export so that any static host can serve it.
const app = join(import.meta.dirname, '..');
const out = join(app, 'out');

// Next ignores `assetPrefix` when it writes assets to `out/_next`, but pages load them with that prefix.
renameSync(join(out, '_next'), join(out, 'task-center', '_next'));

const pages = new Map(
  globSync('**/*.html', { cwd: out }).map((file) => {
    const path = join(out, file);
    return [path, readFileSync(path, 'utf8')];
  }),
);
const styles = new Map<string, string>();
for (const [path, html] of pages) writeFileSync(path, inlineStyles(html, stylesOf));

/** Returns the same styles for all pages, so that the policy needs one hash. */
function stylesOf(address: string): string {
  const known = styles.get(address);
  if (known !== undefined) return known;
  const css = readFileSync(join(out, decodeURIComponent(address)), 'utf8');
  const first = firstStyles(css, pages.values());
  styles.set(address, first);
  return first;
}

// With trailing slashes, Next writes `404/index.html`, but hosts expect `404.html`.
copyFileSync(join(out, '404', 'index.html'), join(out, '404.html'));

writeFileSync(join(out, 'task-center', 'sitemap.xml'), sitemap(sitePaths()));

/** Returns the paths, without a locale, of the pages that search engines may index. */
function sitePaths(): string[] {
  return globSync('task-center/**/index.html', { cwd: out })
    .filter((file) => !readFileSync(join(out, file), 'utf8').includes('name="robots"'))
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .sort();
}
