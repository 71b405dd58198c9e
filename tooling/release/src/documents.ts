import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A code block of a page. */
export interface Block {
  /** Relative to the root: `packages/ui/README.md`. */
  page: string;
  /** Line of the page on which its code begins, counted from 1. */
  line: number;
  /** What stands behind the fence: `ts`, `sh`, … or nothing. */
  language: string;
  code: string;
}

/** Pages that people read: READMEs, documentation, how to contribute. */
export function pages(root: string): string[] {
  return globSync(
    ['*.md', 'docs/**/*.md', '{packages,apps,tooling}/*/*.md', '.changeset/README.md'],
    { cwd: root, exclude: (name) => ['node_modules', 'CHANGELOG.md', 'api'].includes(name) },
  )
    .map((page) => page.replaceAll('\\', '/'))
    .sort();
}

/**
 * The fenced code blocks of a page.
 *
 * @throws Error when a fence is never closed
 */
export function blocksOf(page: string, text: string): Block[] {
  const blocks: Block[] = [];
  let open: { fence: string; indent: number; block: Block; lines: string[] } | undefined;
  text.split('\n').forEach((line, index) => {
    const fence = /^( *)(`{3,})\s*([\w+-]*)/.exec(line);
    if (open) {
      if (fence?.[2] === open.fence && line.trim() === open.fence) {
        blocks.push({ ...open.block, code: open.lines.join('\n') });
        open = undefined;
      } else open.lines.push(line.slice(open.indent));
    } else if (fence) {
      const [, indent = '', marks = '', language = ''] = fence;
      const block = { page, line: index + 2, language, code: '' };
      open = { fence: marks, indent: indent.length, block, lines: [] };
    }
  });
  if (open) throw new Error(`${page}:${open.block.line - 1}: this code block is never closed.`);
  return blocks;
}

/** All code blocks of all pages. */
export function allBlocks(root: string): Block[] {
  return pages(root).flatMap((page) => blocksOf(page, readFileSync(join(root, page), 'utf8')));
}
