import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block of a page. */
export interface Block {
  /** Relative to the root: `packages/ui/README.md`. */
  page: string;
  /** Line of the page on which its code begins, counted from 1. */
  line: number;
  /** The word after the fence, such as `ts`. May be empty. */
  language: string;
  code: string;
}

/** Pages for readers: READMEs, documentation, how to contribute. */
export function pages(root: string): string[] {
  return globSync(
    ['*.md', 'docs/**/*.md', '{packages,apps,tooling}/*/*.md', '.changeset/README.md'],
    { cwd: root, exclude: (name) => ['node_modules', 'CHANGELOG.md', 'api'].includes(name) },
  )
    .map((page) => page.replaceAll('\\', '/'))
    .sort();
}

/** The fenced code blocks of a page, without the indentation of the list that they are in. */
export function blocksOf(page: string, text: string): Block[] {
  const fences = text.matchAll(/^( *)```([\w+-]*)\n([^]*?)\n?\1```$/gm);
  return [...fences].map((fence) => {
    const [, indent = '', language = '', code = ''] = fence;
    const line = text.slice(0, fence.index).split('\n').length + 1;
    return { page, line, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** All code blocks of all pages. */
export function allBlocks(root: string): Block[] {
  return pages(root).flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')));
}
