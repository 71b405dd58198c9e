import GithubSlugger from 'github-slugger';
import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';
import { visit } from 'unist-util-visit';

/** A heading with an anchor. */
export interface Heading {
  /** URL fragment of the heading, equal to GitHub's. */
  id: string;
  text: string;
  level: 2 | 3 | 4;
}

const levels: Readonly<Record<string, Heading['level']>> = { h2: 2, h3: 3, h4: 4 };

/** Gives all headings below the title their `id`, and returns those of levels 2 to 4 in order. */
export function headings(content: Root, title: string): Heading[] {
  const slugger = new GithubSlugger();
  slugger.slug(title);
  const found: Heading[] = [];
  visit(content, 'element', (element) => {
    if (!/^h[2-6]$/.test(element.tagName)) return;
    const text = toString(element);
    const id = slugger.slug(text);
    element.properties['id'] = id;
    const level = levels[element.tagName];
    if (level !== undefined) found.push({ id, text, level });
  });
  return found;
}
