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
  /** What the page says between the block before, or its own beginning, and this one. */
  intro: string;
  /** Why it is not run: `<!-- not run: … -->` stands in front of it. */
  notRun?: string;
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
  let before: string[] = [];
  text.split('\n').forEach((line, index) => {
    const fence = /^( *)(`{3,})\s*([\w+-]*)/.exec(line);
    if (open) {
      if (fence?.[2] === open.fence && line.trim() === open.fence) {
        blocks.push({ ...open.block, code: open.lines.join('\n') });
        open = undefined;
      } else open.lines.push(line.slice(open.indent));
    } else if (fence) {
      const [, indent = '', marks = '', language = ''] = fence;
      const intro = before.join('\n');
      const [, notRun] = /<!-- not run: (.+?) -->\s*$/s.exec(intro) ?? [];
      const block = { page, line: index + 2, language, code: '', intro, ...(notRun && { notRun }) };
      open = { fence: marks, indent: indent.length, block, lines: [] };
      before = [];
    } else before.push(line);
  });
  if (open) throw new Error(`${page}:${open.block.line - 1}: this code block is never closed.`);
  return blocks;
}

/** The code blocks of a page of the repository at `root`. */
export function readBlocks(page: string, root: string): Block[] {
  return blocksOf(page, readFileSync(join(root, page), 'utf8'));
}

/** All code blocks of all pages. */
export function allBlocks(root: string): Block[] {
  return pages(root).flatMap((page) => readBlocks(page, root));
}
