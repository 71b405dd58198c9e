/** A page of the site. */
export interface Page {
  /** Path with a slash at both ends, such as `/packages/ui/`. */
  path: string;
  /** Name in the navigation. */
  title: string;
  /** Path of its Markdown file in the repository. */
  source: string;
  /** Explorer that the page shows below its text. */
  explorer?: 'hosts' | 'links' | 'envelopes' | 'quotes' | 'bridge';
  /** The page shows the design tokens of the kit below its text. */
  tokens?: true;
  /** The page lists all components below its text. */
  components?: true;
  /** Component of the kit that the page documents. */
  component?: string;
}

/** Pages under one heading of the side navigation. */
export interface Group {
  title: string;
  pages: readonly Page[];
}

/** An area of the site, with a link in the header and a separate side navigation. */
export interface Area {
  title: string;
  groups: readonly Group[];
}

/** Returns the path of a page's Markdown, which the build writes beside the page: `/packages/ui.md`. */
export function markdownPath({ path }: Pick<Page, 'path'>): string {
  return path.replace(/\/$/, '.md');
}

/** Returns the start of a text as whole words, with an ellipsis if the text is longer than `maxLength` characters. */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const isWholeWord = text[start.length] === ' ';
  return `${isWholeWord ? start : start.replace(/ \S*$/, '')}…`;
}
