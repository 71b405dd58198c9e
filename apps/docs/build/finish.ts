import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { withPolicy, type Directives } from '@tooling/deploy/policy';
import { pages } from '../src/content/areas.ts';
import { pageMarkdown } from '../src/content/loadPage.ts';

// Last step of the build: adds a content security policy to each page, and writes the page's Markdown beside it.
const out = join(import.meta.dirname, '../out');

/**
 * Sources that every page may use, besides its inline scripts and styles. The site makes no request
 * to another origin.
 */
const policy: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/** Policy of the preview, which runs the code that visitors write, in scripts of their own. It cannot send anything. */
const previewPolicy: Directives = {
  'default-src': ["'none'"],
  'script-src': ["'self'", 'blob:'],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:'],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

const files = globSync('**/*.html', { cwd: out });
for (const file of files) {
  const path = join(out, file);
  const directives = file === 'preview/index.html' ? previewPolicy : policy;
  writeFileSync(path, withPolicy(readFileSync(path, 'utf8'), directives, file));
}
for (const page of pages) {
  writeFileSync(join(out, `${page.path.slice(1, -1)}.md`), pageMarkdown(page));
}
// Deletes the data for client-side navigation, because links of this site load whole pages.
for (const file of globSync('**/{index,__next*,_not-found*}.txt', { cwd: out }))
  rmSync(join(out, file));
// Web servers send these copies instead of compressing each response.
const texts = globSync('**/*.{css,html,js,json,md,svg,txt}', { cwd: out });
for (const file of texts) {
  const path = join(out, file);
  writeFileSync(`${path}.gz`, gzipSync(readFileSync(path)));
}
console.log(`pages: ${files.length} with a policy, ${pages.length} as Markdown`);
