import { titleProblems } from './title.ts';

// `TITLE='…' node tooling/release/src/pull-requests/checkTitle.ts`: checks the title in the pull request workflow.
const problems = titleProblems(process.env['TITLE'] ?? '');
for (const problem of problems) console.error(`The title ${problem}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
