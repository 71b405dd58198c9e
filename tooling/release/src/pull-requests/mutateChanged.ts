import { execFileSync } from 'node:child_process';
import { changedSources } from './changedSources.ts';

// `node tooling/release/src/pull-requests/mutateChanged.ts <base>` prints the mutation scores of the source files that
// differ from the base branch. A low score does not fail.
const [base = 'origin/main'] = process.argv.slice(2);
const diff = ['diff', '--name-only', '--diff-filter=d', `${base}...HEAD`];
const paths = execFileSync('git', diff, { encoding: 'utf8' }).split('\n');

const changed = changedSources(paths);
if (changed.size === 0) console.log('No source file of a package changed.');
for (const [name, files] of changed) {
  execFileSync('pnpm', ['mutate', name, ...files, '--inform'], { stdio: 'inherit' });
}
