import { spawnSync } from 'node:child_process';
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
const tasks = names.flatMap((name) => levels[name].tasks);
const { status } = spawnSync(
  'turbo',
  ['run', ...tasks, '--continue=dependencies-successful', ...turboOptions],
  { stdio: 'inherit' },
);

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
const mayRunNothing = turboOptions.includes('--affected');
process.exitCode = status !== 0 || failed > 0 || (passed === 0 && !mayRunNothing) ? 1 : 0;
