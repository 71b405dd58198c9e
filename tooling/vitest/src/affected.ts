import { execFileSync } from 'node:child_process';

/** Returns the branch to compare with: `TURBO_SCM_BASE`, `main`, or `origin/main` in a clone without `main`, if it exists. */
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
 * The tasks that can fail because of changes that touch only some kind of file. The merge queue runs all tasks, among
 * them those that find a text which is too long for its place.
 */
const narrow: readonly { files: RegExp; tasks: readonly string[] }[] = [
  { files: /\/messages\/.*\.json$|\/resources\.d\.ts$/, tasks: ['typecheck', 'test'] },
  { files: /\.css$/, tasks: ['test', 'check', 'test:browser'] },
];

/** Returns those of the tasks that the changes can affect. */
export function affectedTasks(tasks: readonly string[], changes: readonly string[]): string[] {
  const kind =
    changes.length > 0
      ? narrow.find(({ files }) => changes.every((path) => files.test(path)))
      : undefined;
  return tasks.filter((task) => kind === undefined || kind.tasks.includes(task));
}

function git(repository: string, ...options: string[]): string {
  return execFileSync('git', options, {
    cwd: repository,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
