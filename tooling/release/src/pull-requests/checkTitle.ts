import { titleProblems } from './title.ts';

// `TITLE='…' node tooling/release/src/pull-requests/checkTitle.ts` checks a pull request's title. The workflow
// title.yml runs it.
const problems = titleProblems(process.env['TITLE'] ?? '');
for (const problem of problems) console.error(`The title ${problem}.`);
process.exitCode = problems.length > 0 ? 1 : 0;
