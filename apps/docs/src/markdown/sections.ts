import type { Root } from 'hast';
import { toString } from 'hast-util-to-string';

/** The text below a heading, up to the next one. */
export interface TextSection {
  heading: string;
  /** URL fragment of the heading. Empty for the text below the title. */
  id: string;
  text: string;
}

/** Divides a page at its headings, which must have their `id` already. */
export function sections(content: Root, title: string): TextSection[] {
  const found: TextSection[] = [{ heading: title, id: '', text: '' }];
  for (const node of content.children) {
    if (node.type !== 'element') continue;
    const id = node.properties['id'];
    if (/^h[2-4]$/.test(node.tagName) && typeof id === 'string') {
      found.push({ heading: toString(node), id, text: '' });
      continue;
    }
    const last = found.at(-1)!;
    last.text = `${last.text} ${joinLines(toString(node))}`.trim();
  }
  return found;
}

/** Replaces each run of spaces and line breaks with a space. */
function joinLines(text: string): string {
  return text.replaceAll(/\s+/g, ' ');
}
