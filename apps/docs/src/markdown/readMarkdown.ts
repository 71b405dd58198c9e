import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { anchors } from './anchors.ts';
import { headings, type Heading } from './headings.ts';
import { highlight } from './highlight.ts';
import { sections, type TextSection } from './sections.ts';
import { wrapTables } from './wrapTables.ts';

/** A Markdown page as an HTML tree. */
export interface Article {
  /** Text of the first heading, which `content` does not repeat. */
  title: string;
  /** Text of the first paragraph or list that is not the `Status:` line of a decision. */
  summary: string;
  /** Headings of levels 2 to 4, in order. */
  headings: readonly Heading[];
  /** The page's text, divided at its headings, for the search index. */
  sections: readonly TextSection[];
  content: Root;
}

/** Returns the address that a link or an image gets on the site. */
export type Resolve = (address: string) => string;

// Raw HTML in Markdown is dropped except for anchors, and the sanitiser removes addresses such as `javascript:`.
const toTree = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(anchors)
  .use(remarkRehype)
  .use(rehypeSanitize, { clobberPrefix: '' });

/**
 * Converts GitHub Markdown to an HTML tree with anchors, highlighted code, and addresses changed by `resolve`.
 *
 * @throws MarkdownError with kind `noTitle` if the text does not start with a heading of level 1
 */
export async function readMarkdown(text: string, resolve: Resolve): Promise<Article> {
  const content = await toTree.run(toTree.parse(text));
  // Each step changes `content`. The sections need the headings' ids, and the text of code before it is highlighted.
  const title = takeTitle(content);
  prepareLinksAndImages(content, resolve);
  const headingList = headings(content, title);
  const sectionList = sections(content, title);
  await highlight(content);
  wrapTables(content);
  return {
    title,
    summary: summaryOf(content),
    headings: headingList,
    sections: sectionList,
    content,
  };
}

/** A Markdown text that cannot become a page. */
export class MarkdownError extends Error {
  override readonly name = 'MarkdownError';
  readonly kind = 'noTitle';
}

function takeTitle(content: Root): string {
  const index = content.children.findIndex(({ type }) => type === 'element');
  const first = content.children[index];
  if (!first || !isElement(first, 'h1')) {
    throw new MarkdownError('Markdown without a title: start the file with "# Title".');
  }
  content.children.splice(0, index + 1);
  return toString(first);
}

function summaryOf(content: Root): string {
  const texts = content.children
    .filter((child) => isElement(child, 'p') || isElement(child, 'ul') || isElement(child, 'ol'))
    .map((element) => toString(element).replaceAll(/\s+/g, ' ').trim());
  return texts.find((text) => !text.startsWith('Status: ')) ?? '';
}

/** Resolves addresses, and loads images when they come into view. */
function prepareLinksAndImages(content: Root, resolve: Resolve): void {
  visit(content, 'element', ({ tagName, properties }) => {
    const name = tagName === 'img' ? 'src' : 'href';
    const address = properties[name];
    if (typeof address === 'string') properties[name] = resolve(address);
    if (tagName === 'img') properties['loading'] = 'lazy';
  });
}

function isElement(node: Root['children'][number], tagName: string): node is Element {
  return node.type === 'element' && node.tagName === tagName;
}
