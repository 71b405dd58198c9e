import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block in a documentation page. */
export interface Block {
  /** Path of the page relative to the root, such as `packages/ui/README.md`. */
  page: string;
  /** Line number of the first line of code, starting at 1. */
  line: number;
  /** Language after the opening fence, such as `ts`. May be empty. */
  language: string;
  code: string;
}

/** Returns the paths of all documentation pages: READMEs, `docs` and `CONTRIBUTING.md`. */
export function pages(root: string): string[] {
  return globSync(
    ['*.md', 'docs/**/*.md', '{packages,apps,tooling}/*/*.md', '.changeset/README.md'],
    { cwd: root, exclude: (name) => ['node_modules', 'CHANGELOG.md'].includes(name) },
  )
    .map((page) => page.replaceAll('\\', '/'))
    .sort();
}

/** Returns the fenced code blocks of a page, without the indentation of surrounding lists. */
export function blocksOf(page: string, text: string): Block[] {
  const fences = text.matchAll(/^( *)```([\w+-]*)\n([^]*?)\n?\1```$/gm);
  return [...fences].map((fence) => {
    const [, indent = '', language = '', code = ''] = fence;
    const line = text.slice(0, fence.index).split('\n').length + 1;
    return { page, line, language, code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), '') };
  });
}

/** Returns all code blocks of all pages. */
export function allBlocks(root: string): Block[] {
  return pages(root).flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')));
}
