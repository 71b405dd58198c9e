import { readMarkdown, type Article } from '../markdown/readMarkdown.ts';
import { changelogMarkdown, changelogSource } from './changelog.ts';
import { componentList } from './componentGroups.ts';
import { componentMarkdown } from './components.ts';
import { siteAddress } from './links.ts';
import type { Page } from './page.ts';
import { referenceFolder, referenceMarkdown } from './reference.ts';
import { readSource } from './repository.ts';

const articles = new Map<string, Promise<Article>>();

/** Returns the Markdown of a page. Its links are still those of the source file. */
export function pageMarkdown(page: Page): string {
  if (page.component !== undefined) return componentMarkdown(page);
  if (page.components) return `${readSource(page.source)}\n${componentList()}`;
  if (page.source.startsWith(referenceFolder)) return referenceMarkdown(page);
  if (page.source === changelogSource) return changelogMarkdown();
  return readSource(page.source);
}

/** Returns a page's content as HTML, parsed once per path. */
export function loadPage(page: Page): Promise<Article> {
  let article = articles.get(page.path);
  if (!article) {
    article = readMarkdown(pageMarkdown(page), (link) => siteAddress(page.source, link));
    articles.set(page.path, article);
  }
  return article;
}
