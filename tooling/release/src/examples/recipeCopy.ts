import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run } from '../command.ts';
import { repository } from '../published/publicPackages.ts';
import { type Block, blocksOf } from './documents.ts';

/** A copy of a package in which a test follows a recipe from docs/recipes. */
export interface RecipeCopy extends Disposable {
  /**
   * Returns the recipe's code block that contains a text.
   *
   * @throws Error if no block contains it
   */
  block(text: string): string;
  /**
   * Inserts a text before the first line that contains `mark`.
   *
   * @throws Error if no line contains the mark
   */
  insertBefore(file: string, mark: string, text: string): void;
  /**
   * Runs a command from the recipe. In a copy, only `npx pnpm@12 --filter PACKAGE run SCRIPT` is supported.
   *
   * @throws CommandError
   */
  follow(command: string): Promise<string>;
  read(file: string): string;
  /** Output of all commands so far. */
  output(): string;
}

/** Copies a package, so that a test can follow `docs/recipes/{recipe}.md` in the copy. */
export function copyForRecipe(recipe: string, packageName: string): RecipeCopy {
  const page = `docs/recipes/${recipe}.md`;
  const blocks = blocksOf(page, readFileSync(join(repository, page), 'utf8'));
  const root = mkdtempSync(join(tmpdir(), `recipe-${recipe}-`));
  const source = join(repository, 'packages', packageName);
  const folder = join(root, 'packages', packageName);
  mkdirSync(join(root, 'packages'));
  cpSync(source, folder, {
    recursive: true,
    filter: (path) => !['node_modules', 'dist', 'reports'].includes(basename(path)),
  });
  symlinkSync(join(source, 'node_modules'), join(folder, 'node_modules'));
  for (const shared of ['tooling', 'node_modules', 'tsconfig.base.json', 'package.json']) {
    symlinkSync(join(repository, shared), join(root, shared));
  }
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');

  const log = join(root, 'recipe.log');

  return {
    read,
    output: () => readFileSync(log, 'utf8'),
    block: (text) => findBlock(blocks, text, page).code,
    insertBefore(file, mark, text) {
      const lines = read(file).split('\n');
      const index = lines.findIndex((line) => line.includes(mark));
      if (index < 0) throw new Error(`${file} has no line with "${mark}".`);
      lines.splice(index, 0, text);
      writeFileSync(join(folder, file), lines.join('\n'));
    },
    follow(command) {
      const script = new RegExp(`^npx pnpm@12 --filter @exchange/${packageName} run (\\w+)$`);
      const name = script.exec(command)?.[1];
      if (name === undefined)
        throw new Error(
          `"${command}" cannot run in a copy. Use "npx pnpm@12 --filter @exchange/${packageName} run SCRIPT".`,
        );
      return run('pnpm', ['--config.verify-deps-before-run=false', 'run', name], {
        cwd: folder,
        env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
        log,
      });
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}

function findBlock(blocks: readonly Block[], text: string, page: string): Block {
  const found = blocks.find(({ code }) => code.includes(text));
  if (!found) throw new Error(`${page} has no code block with "${text}".`);
  return found;
}
