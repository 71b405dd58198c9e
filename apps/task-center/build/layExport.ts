import { copyFileSync, globSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstStyles } from './firstStyles.ts';
import { inlineStyles } from './inlineStyles.ts';
import { sitemap } from './sitemap.ts';

// The build's last step: lays the export so that any static host serves it as it is.
const app = join(import.meta.dirname, '..');
const out = join(app, 'out');

// Next writes assets to `out/_next` whatever `assetPrefix` says; the pages ask for them under it.
renameSync(join(out, '_next'), join(out, 'task-center', '_next'));

const pages = new Map(
  globSync('**/*.html', { cwd: out }).map((file) => {
    const path = join(out, file);
    return [path, readFileSync(path, 'utf8')];
  }),
);
const styles = new Map<string, string>();
for (const [path, html] of pages) writeFileSync(path, inlineStyles(html, stylesOf));

/** The same for all pages, so that one hash allows it. */
function stylesOf(address: string): string {
  const known = styles.get(address);
  if (known !== undefined) return known;
  const css = readFileSync(join(out, decodeURIComponent(address)), 'utf8');
  const first = firstStyles(css, pages.values());
  styles.set(address, first);
  return first;
}

// With trailing slashes Next writes `404/index.html`; hosts look for `404.html`.
copyFileSync(join(out, '404', 'index.html'), join(out, '404.html'));

writeFileSync(join(out, 'task-center', 'sitemap.xml'), sitemap(sitePaths()));

/** Paths, without a locale, of the pages that search engines may keep: `/task-center` and below. */
function sitePaths(): string[] {
  return globSync('task-center/**/index.html', { cwd: out })
    .filter((file) => !readFileSync(join(out, file), 'utf8').includes('name="robots"'))
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .sort();
}
