import { execFileSync } from 'node:child_process';

/**
 * Returns the branch to compare with: `TURBO_SCM_BASE`, `main`, or `origin/main` in a clone without `main`, if it
 * exists.
 */
export function comparedBranch(repository: string): string | undefined {
  const chosen = process.env['TURBO_SCM_BASE'];
  const candidates = chosen ? [chosen] : ['main', 'origin/main'];
  return candidates.find((name) => {
    try {
      git(repository, 'merge-base', name, 'HEAD');
      return true;
    } catch {
      return false;
    }
  });
}

/** Returns the files that differ from the last commit that HEAD and `base` share, also new ones without a commit. */
export function changedFiles(repository: string, base: string): string[] {
  const start = git(repository, 'merge-base', base, 'HEAD').trim();
  const paths =
    git(repository, 'diff', '--name-only', '--no-renames', '-z', start) +
    git(repository, 'ls-files', '--others', '--exclude-standard', '-z');
  return paths.split('\0').filter((path) => path !== '');
}

/** A kind of files that few tasks depend on. */
interface NarrowKind {
  readonly files: RegExp;
  /** Tasks of `pnpm test` that changes of these files rarely or never break. The merge queue runs all tasks. */
  readonly without: readonly string[];
  /** Tasks that run a part of the browser tests, if `without` contains the browser tests. */
  readonly also?: readonly string[];
}

const narrowKinds: readonly NarrowKind[] = [
  {
    files: /\/messages\/.*\.json$|\/resources\.d\.ts$/,
    without: ['lint:boundaries', 'lint:unused', 'lint', 'check', 'test:browser'],
  },
  {
    files: /^apps\/task-center\/.*\.css$/,
    without: [
      'lint:boundaries',
      'lint:unused',
      'lint',
      'typecheck',
      'check',
      'test',
      'test:browser',
    ],
    also: ['test:styles'],
  },
  { files: /\.css$/, without: ['lint:boundaries', 'lint:unused', 'lint', 'typecheck'] },
];

/** Files that decide how all files are formatted. The lockfile has the version of Prettier. */
const formatting = /^(\.prettier\w+(\.json)?|\.editorconfig|pnpm-lock\.yaml)$/;

/**
 * Returns the tasks that at least one of the changes can affect. It includes `format:check` only if a change affects
 * the format of other files.
 */
export function affectedTasks(tasks: readonly string[], changes: readonly string[]): string[] {
  const kinds = new Set(changes.map((path) => narrowKinds.find(({ files }) => files.test(path))));
  const needed = tasks.filter((task) =>
    task === 'format:check'
      ? changes.some((path) => formatting.test(path))
      : kinds.size === 0 || [...kinds].some((kind) => !kind?.without.includes(task)),
  );
  if (needed.includes('test:browser')) return needed;
  return [...needed, ...[...kinds].flatMap((kind) => kind?.also ?? [])];
}

function git(repository: string, ...options: string[]): string {
  return execFileSync('git', options, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
