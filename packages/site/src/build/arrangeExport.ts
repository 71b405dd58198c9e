import { createHash } from 'node:crypto';
import {
  copyFileSync,
  globSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { withPolicy } from '@tooling/deploy/policy';
import { requestsScriptId } from '../frame/document/firstFailure.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { firstStyles } from './firstStyles.ts';
import { inlineStyles, styleSheetsOf } from './inlineStyles.ts';
import { movePageData } from './movePageData.ts';
import { moveScript } from './moveScript.ts';
import type { SiteExport } from './siteExport.ts';
import { sitemap } from './sitemap.ts';
import { assetsPath } from './workerSource.ts';

/** Arranges Next's export so that any static host can serve it. */
export function arrangeExport(app: SiteExport): void {
  const { out, basePath } = app;
  // Next ignores `assetPrefix` when it writes assets to `out/_next`, but pages load them with that prefix.
  renameSync(join(out, '_next'), join(out, basePath, '_next'));

  const paths = globSync('**/*.html', { cwd: out }).map((file) => join(out, file));
  for (const kind of new Set(paths.map((path) => pageKind(app, path)))) {
    finishPages(
      app,
      paths.filter((path) => pageKind(app, path) === kind),
    );
  }

  // With trailing slashes, Next writes `404/index.html`, but hosts expect `404.html`.
  copyFileSync(join(out, '404', 'index.html'), join(out, '404.html'));

  writeFileSync(join(out, basePath, 'sitemap.xml'), sitemap(app, indexedPaths(app)));
}

/**
 * Inlines the first styles of pages, moves their scripts to files, and adds their policy.
 *
 * @param paths - one page in all locales, so that all of them have the same inlined styles
 */
function finishPages(app: SiteExport, paths: readonly string[]): void {
  const { out, regions } = app;
  const texts = paths.map((path) => readFileSync(path, 'utf8'));
  const addresses = [...new Set(texts.flatMap(styleSheetsOf))];
  const sheets = addresses.map((address) =>
    readFileSync(join(out, decodeURIComponent(address)), 'utf8'),
  );
  const first = firstStyles(sheets, texts);
  const stylesOf = (address: string) => {
    const styles = first[addresses.indexOf(address)];
    if (styles === undefined) throw new Error(`No page of its kind links the sheet ${address}.`);
    return styles;
  };
  for (const [index, path] of paths.entries()) {
    const html = inlineStyles(moveScripts(app, texts[index] ?? ''), stylesOf);
    // The site of another environment gets its policy when it is deployed.
    writeFileSync(path, withPolicy(html, pagePolicy(regions, regions.environments[0]), path));
  }
}

/** Returns a page's path without its locale, which identifies the page in all locales. */
function pageKind({ out, basePath }: SiteExport, path: string): string {
  const file = relative(out, path);
  const start = `${basePath.slice(1)}/`;
  const rest = file.slice(file.indexOf('/') + 1);
  return rest.startsWith(start) ? rest : file;
}

/** Moves the scripts that the first paint does not need from a page to files. */
function moveScripts(app: SiteExport, html: string): string {
  const page = moveScript(html, requestsScriptId, (source) => writeScript(app, 'requests', source));
  // Next's own client reads the props in the HTML.
  return app.client === 'own'
    ? movePageData(page, (source) => writeScript(app, 'data', source))
    : page;
}

/** Writes a script to a folder of the static files, and returns its URL path. */
function writeScript(app: SiteExport, folder: 'data' | 'requests', source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  const path = `${assetsPath(app)}${folder}/${hash}.js`;
  mkdirSync(join(app.out, path, '..'), { recursive: true });
  writeFileSync(join(app.out, path), source);
  return path;
}

/** Returns the paths, without a locale, of the pages that search engines may index. */
function indexedPaths({ out, basePath, isIndexedPage }: SiteExport): string[] {
  return globSync(`${basePath.slice(1)}/**/index.html`, { cwd: out })
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .filter(isIndexedPage)
    .sort();
}
