import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pages } from '../src/content/areas.ts';
import { pageMarkdown } from '../src/content/loadPage.ts';
import { withPolicy } from './contentSecurityPolicy.ts';

// Last step of the build: adds a content security policy to each page, and writes the page's Markdown beside it.
const out = join(import.meta.dirname, '../out');

const files = globSync('**/*.html', { cwd: out });
for (const file of files) {
  const path = join(out, file);
  writeFileSync(path, withPolicy(readFileSync(path, 'utf8')));
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
