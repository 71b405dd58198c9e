import { execFileSync } from 'node:child_process';

/**
 * Returns the branch to compare with: `TURBO_SCM_BASE`, `main`, or `origin/main` in a clone without `main`, if it
 * exists.
 */
export function comparedBranch(repository: string): string | undefined {
  const wanted = process.env['TURBO_SCM_BASE'];
  return (wanted ? [wanted] : ['main', 'origin/main']).find((name) => {
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

/**
 * The tasks of `pnpm test` that cannot fail, or rarely do, because of changes of some kinds of
 * files. The merge queue runs all tasks, among them those that find a text which is too long for
 * its place.
 *
 * `also` are tasks that run some of the browser tests, where those are left out.
 */
const narrow: readonly { files: RegExp; without: readonly string[]; also?: readonly string[] }[] = [
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
    // The tests of style sheets, and the browser tests of how a page looks.
    also: ['test:styles'],
  },
  { files: /\.css$/, without: ['lint:boundaries', 'lint:unused', 'lint', 'typecheck'] },
];

/** Files that decide how all files are formatted. The lockfile has the version of Prettier. */
const formatting = /^(\.prettier\w+(\.json)?|\.editorconfig|pnpm-lock\.yaml)$/;

/**
 * Returns those of the tasks that any of the changes can affect. `format:check` is for changes that
 * affect other files too.
 */
export function affectedTasks(tasks: readonly string[], changes: readonly string[]): string[] {
  const kinds = new Set(changes.map((path) => narrow.find(({ files }) => files.test(path))));
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
