import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { run } from '../command.ts';
import { publicPackages, repository, workspacePackages } from '../publicPackages.ts';
import { type Block, blocksOf } from './documents.ts';

/** A copy of the repository in which a test follows recipes. Paths are relative to its root. */
export type RecipeCopy = ReturnType<typeof copyForRecipe>;

/** Copies the repository with its builds, so that a test can follow `docs/recipes/{recipe}.md` in the copy. */
export function copyForRecipe(...recipes: readonly [string, ...string[]]) {
  const pages = recipes.map((recipe) => `docs/recipes/${recipe}.md`);
  const texts = pages.map((page) => readFileSync(join(repository, page), 'utf8'));
  const blocks = pages.flatMap((page, index) => blocksOf(page, texts[index]!));
  const root = mkdtempSync(join(tmpdir(), `recipe-${recipes[0]}-`));
  copyRepository(root);

  const path = (file: string) => join(root, file);
  const read = (file: string) => readFileSync(path(file), 'utf8');
  const write = (file: string, content: string) => writeFileSync(path(file), content);
  const log = path('recipe.log');

  /**
   * Runs one of the recipes' commands and returns its output.
   *
   * @throws Error if the recipes do not contain the command, or if it fails
   */
  function follow(command: string): Promise<string> {
    if (!texts.some((text) => text.includes(`${command}\n`) || text.includes(`${command}\``))) {
      throw new Error(`"${command}" is not in ${pages.join(', ')}.`);
    }
    // Turbo otherwise also builds the packages that the copy already contains.
    const turbo = / (typecheck|turbo run) /.test(command) ? ' --only' : '';
    return run('sh', ['-c', command.replace('npx pnpm@12', 'pnpm') + turbo], {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
      log,
    });
  }

  return {
    read,
    write,
    path,
    follow,
    remove: (file: string) => rmSync(path(file)),
    /** Returns the first code block of the recipes that contains a text. Throws if there is none. */
    block: (text: string) => findBlock(blocks, text).code,
    /** Replaces the only occurrence of a text in a file. Throws if the text is missing or repeated. */
    replace(file: string, text: string, replacement: string) {
      const parts = read(file).split(text);
      if (parts.length !== 2) {
        throw new Error(`${file} contains "${text}" ${parts.length - 1} times.`);
      }
      write(file, parts.join(replacement));
    },
    /** Replaces the text of a file. Throws if the change changes nothing. */
    edit(file: string, change: (text: string) => string) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`The change of ${file} changes nothing.`);
      write(file, after);
    },
    /** Inserts a text before the first line that contains `mark`. Throws if there is none. */
    insertBefore(file: string, mark: string, text: string) {
      const lines = read(file).split('\n');
      const index = lines.findIndex((line) => line.includes(mark));
      if (index < 0) throw new Error(`${file} has no line with "${mark}".`);
      lines.splice(index, 0, text);
      write(file, lines.join('\n'));
    },
    /** Runs a command that must fail because a step was left out, and returns its output. Throws if it succeeds. */
    async failure(command: string): Promise<string> {
      const before = read('recipe.log').length;
      const succeeded = await follow(command).then(
        () => true,
        () => false,
      );
      if (succeeded) throw new Error(`"${command}" succeeds although a step was left out.`);
      return read('recipe.log').slice(before);
    },
    [Symbol.dispose]: () => rmSync(root, { recursive: true }),
  };
}

/** Copies the sources and builds of all packages, and links to their dependencies. */
function copyRepository(root: string) {
  const copyFiles =
    'git ls-files -co --exclude-standard -z | tar -cf - --null -T - | tar -xf - -C "$0"';
  execFileSync('sh', ['-c', copyFiles, root], { cwd: repository });
  for (const folder of ['.', ...workspacePackages().map((each) => each.folder)]) {
    copyLinks(join(repository, folder, 'node_modules'), join(root, folder, 'node_modules'));
  }
  symlinkSync(join(repository, 'node_modules/.pnpm'), join(root, 'node_modules/.pnpm'));
  for (const { folder } of publicPackages()) {
    cpSync(join(repository, folder, 'dist'), join(root, folder, 'dist'), { recursive: true });
  }
  // Without this change, pnpm would install the dependencies of the copy before each script.
  const settings = join(root, 'pnpm-workspace.yaml');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(
    settings,
    text.replace('verifyDepsBeforeRun: install', 'verifyDepsBeforeRun: false'),
  );
  writeFileSync(join(root, 'recipe.log'), '');
}

/**
 * Copies the links in a `node_modules`, without the caches beside them. The links are relative, so packages of the copy
 * import each other, and not those of this repository.
 */
function copyLinks(from: string, to: string) {
  if (!existsSync(from)) return;
  cpSync(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) =>
      dirname(path) !== from || basename(path) === '.bin' || !basename(path).startsWith('.'),
  });
}

function findBlock(blocks: readonly Block[], text: string): Block {
  const found = blocks.find(({ code }) => code.includes(text));
  if (!found) throw new Error(`${blocks[0]?.page} has no code block with "${text}".`);
  return found;
}
