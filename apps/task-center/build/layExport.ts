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
import { client } from '../next.config.ts';
import { isIndexedPage } from '../src/paths/indexing.ts';
import { requestsScriptId } from '../src/shell/document/requestsScriptId.ts';
import { pagePolicy } from './contentSecurityPolicy.ts';
import { firstStyles } from './firstStyles.ts';
import { inlineStyles } from './inlineStyles.ts';
import { movePageData } from './pageData.ts';
import { moveScript } from './scriptFile.ts';
import { siteFolder as out } from './siteFolder.ts';
import { sitemap } from './sitemap.ts';

// Last step of the build: arranges the export so that any static host can serve it.
// Next ignores `assetPrefix` when it writes assets to `out/_next`, but pages load them with that prefix.
renameSync(join(out, '_next'), join(out, 'task-center', '_next'));

const pages = new Map(
  globSync('**/*.html', { cwd: out }).map((file) => {
    const path = join(out, file);
    return [path, readFileSync(path, 'utf8')];
  }),
);
for (const kind of new Set([...pages.keys()].map(pageKind))) {
  const group = [...pages.keys()].filter((path) => pageKind(path) === kind);
  const styles = new Map<string, string>();
  const stylesOf = (address: string) => {
    const css = styles.get(address) ?? firstStylesOf(address, group);
    styles.set(address, css);
    return css;
  };
  for (const path of group) {
    const html = moveScript(pages.get(path) ?? '', requestsScriptId, (source) =>
      writeScript('requests', source),
    );
    // Next's own client reads the props in the HTML.
    const scripted =
      client === 'own' ? movePageData(html, (source) => writeScript('data', source)) : html;
    const page = inlineStyles(scripted, stylesOf);
    // The site of another environment gets its policy when it is deployed.
    writeFileSync(path, withPolicy(page, pagePolicy('prod'), path));
  }
}

/** Returns a page's path without its locale, which identifies the page in all locales. */
function pageKind(path: string): string {
  return relative(out, path).replace(/^[^/]+\/(?=task-center\/)/, '');
}

/** Writes a script to a folder of the static files, and returns its URL path. */
function writeScript(folder: 'data' | 'requests', source: string): string {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 12);
  const path = `/task-center/_next/static/${folder}/${hash}.js`;
  mkdirSync(join(out, path, '..'), { recursive: true });
  writeFileSync(join(out, path), source);
  return path;
}

function firstStylesOf(address: string, paths: readonly string[]): string {
  const css = readFileSync(join(out, decodeURIComponent(address)), 'utf8');
  return firstStyles(
    css,
    paths.map((path) => pages.get(path) ?? ''),
  );
}

// With trailing slashes, Next writes `404/index.html`, but hosts expect `404.html`.
copyFileSync(join(out, '404', 'index.html'), join(out, '404.html'));

writeFileSync(join(out, 'task-center', 'sitemap.xml'), sitemap(sitePaths()));

/** Returns the paths, without a locale, of the pages that search engines may index. */
function sitePaths(): string[] {
  return globSync('task-center/**/index.html', { cwd: out })
    .map((file) => `/${file.replace(/\/index\.html$/, '')}`)
    .filter(isIndexedPage)
    .sort();
}
