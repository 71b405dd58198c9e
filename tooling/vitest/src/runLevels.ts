import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { affectedTasks, changedFiles, comparedBranch } from './affected.ts';
import { levels, scripts } from './levels.ts';
import { countTests, failures, readReports, removeReports, repeated } from './reports.ts';

// `node runLevels.ts <script> [turbo options]` runs the test levels of a root script, then prints the failed tests and
// the number of tests in each level.
const [script = '', ...turboOptions] = process.argv.slice(2);
const names = scripts[script];
if (names === undefined) {
  throw new Error(`Unknown script "${script}": use one of ${Object.keys(scripts).join(', ')}.`);
}

if (process.env['TEST_SEED'] === 'random') {
  process.env['TEST_SEED'] = String(Math.floor(Math.random() * 2 ** 31));
  console.log(`Set TEST_SEED=${process.env['TEST_SEED']} to repeat this run.`);
}

for (const name of names) removeReports('.', levels[name].reports);
let tasks: readonly string[] = names.flatMap((name) => levels[name].tasks);
let misformatted = false;
const isAffected = turboOptions.includes('--affected');
if (isAffected) {
  const base = comparedBranch('.');
  if (base === undefined) {
    console.error(
      'There is no branch to compare with. Run "git fetch origin main", or set TURBO_SCM_BASE to the branch that yours started from.',
    );
    process.exit(1);
  }
  process.env['TURBO_SCM_BASE'] = base;
  const changes = changedFiles('.', base);
  const present = changes.filter((path) => existsSync(path));
  tasks = affectedTasks(tasks, changes);
  const needsFormat = present.length > 0 && !tasks.includes('format:check');
  misformatted = needsFormat && run('prettier', '--check', '--ignore-unknown', ...present) !== 0;
}
const status = run('turbo', 'run', ...tasks, '--continue=dependencies-successful', ...turboOptions);

const reports = names.map((name) => ({ name, reports: readReports('.', levels[name].reports) }));
for (const { reports: ofLevel } of reports) {
  for (const failure of failures(ofLevel)) console.error(`FAILED ${failure}`);
  for (const test of repeated(ofLevel)) console.error(`PASSED WHEN REPEATED ${test}`);
}
for (const { name, reports: ofLevel } of reports) {
  const { passed, failed, skipped } = countTests(ofLevel);
  console.log(`${name}: ${passed} passed, ${failed} failed, ${skipped} skipped`);
}
const { passed, failed, skipped } = countTests(reports.flatMap(({ reports: ofLevel }) => ofLevel));
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
// With `--affected`, a change that affects no tests, for example of .gitignore, may run none.
const isWrong = status !== 0 || misformatted || failed > 0 || (passed === 0 && !isAffected);
process.exitCode = isWrong ? 1 : 0;

function run(program: string, ...options: string[]): number | null {
  return spawnSync(program, options, { stdio: 'inherit' }).status;
}
