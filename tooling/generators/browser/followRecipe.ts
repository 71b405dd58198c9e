import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

const repository = join(import.meta.dirname, '../../..');

/** A copy of the repository. Its disposal deletes it. */
export interface Copy extends Disposable {
  root: string;
}

/**
 * Copies the sources of the repository and the builds of its packages to a temporary folder, and runs all commands of a
 * recipe there. It takes dependencies from pnpm's store, so it needs no network.
 *
 * @param recipe - name of a file in docs/recipes, without the extension
 * @throws Error if a command fails
 */
export function followRecipe(recipe: string): Copy {
  const root = mkdtempSync(join(tmpdir(), `${recipe}-`));
  const copy = { root, [Symbol.dispose]: () => rmSync(root, { recursive: true }) };
  try {
    const files = "git ls-files -co --exclude-standard -z; printf '%s\\0' packages/*/dist";
    const copyFiles = `{ ${files}; } | tar -cf - --null -T - | tar -xf - -C "$0"`;
    execFileSync('sh', ['-c', copyFiles, root], { cwd: repository });
    // Without a repository, turbo reads all files in `node_modules`, too.
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('init', '-q');
    git('add', '-A');
    git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '-qm', 'copy');
    for (const command of commandsOf(recipe)) run(root, command);
    return copy;
  } catch (error) {
    copy[Symbol.dispose]();
    throw error;
  }
}

function run(root: string, command: string): void {
  // Turbo otherwise also builds the packages that the copy already contains.
  const turbo = command.includes(' turbo run ') ? ' --only' : '';
  execFileSync('sh', ['-c', command.replace('npx pnpm@12', 'pnpm') + turbo], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
      npm_config_offline: 'true',
    },
  });
}

/** Returns the commands in the recipe's shell blocks. */
function commandsOf(recipe: string): string[] {
  const text = readFileSync(join(repository, 'docs/recipes', `${recipe}.md`), 'utf8');
  const blocks = [...text.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, code = '']) => code);
  return blocks.flatMap((code) => code.split('\n').map((line) => line.trim())).filter(Boolean);
}
