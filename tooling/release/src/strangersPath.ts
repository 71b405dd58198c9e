import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { run } from './command.ts';
import type { Outcome } from './consumers.ts';
import { blocksOf, pages, type Block } from './documents.ts';
import { repository } from './publicPackages.ts';
import { commands } from './shellLines.ts';

/** Pages that say how to get started: what they install, they run. */
export function gettingStarted(): string[] {
  return pages(repository).filter((page) => page.startsWith('docs/getting-started/'));
}

/** Blocks that are programs for Node: they print what stands behind `console.log(…); //`. */
export function programsOf(blocks: readonly Block[]): Block[] {
  return blocks.filter(({ language }) => language === 'ts');
}

/** What a program says that it prints. */
export function promises({ code }: Block): string[] {
  return [...code.matchAll(/console\.log\(.*\); \/\/ (.+)$/gm)].map(([, words = '']) => words);
}

/**
 * Follows a page word for word in an empty folder: its `npm install`, then its programs.
 *
 * @param npmrc lines that say where our scopes come from
 */
export async function followPage(
  page: string,
  parent: string,
  npmrc: string,
  log: string,
): Promise<Outcome> {
  const name = basename(page, '.md');
  const folder = join(parent, `stranger-${name}`);
  const outcome = { consumer: 'stranger', proof: page };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '.npmrc'), npmrc);
  const blocks = blocksOf(page, readFileSync(join(repository, page), 'utf8'));
  const options = { cwd: folder, log };
  try {
    const installs = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap(({ code }) => commands(code))
      .filter((command) => command.startsWith('npm install'));
    if (installs.length === 0) throw new Error('the page installs nothing');
    for (const command of installs) await run('npm', command.split(/\s+/).slice(1), options);
    for (const [index, program] of programsOf(blocks).entries()) {
      const file = join(folder, `program${index}.mts`);
      writeFileSync(file, program.code);
      const said = (await run('node', [file], options)).trim();
      const promised = promises(program).join('\n');
      if (said !== promised) throw new Error(`it prints "${said}", not "${promised}"`);
    }
    return { ...outcome, passed: true };
  } catch (error) {
    const reason = `${error instanceof Error ? error.message : String(error)} (${log})`;
    return { ...outcome, passed: false, reason };
  }
}
