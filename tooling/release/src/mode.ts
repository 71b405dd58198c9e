import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPlan, releasesOf } from './publishPlan.ts';

// What a release workflow has to do for this commit: `version` while there are notes of changes, `publish`
// when versions are not in the registry, `snapshot` when somebody asked for one by hand, else `none`.
function mode(): 'version' | 'publish' | 'snapshot' | 'none' {
  if (process.env['GITHUB_EVENT_NAME'] === 'workflow_dispatch') return 'snapshot';
  const notes = readdirSync('.changeset').filter(
    (name) => name.endsWith('.md') && name !== 'README.md',
  );
  if (notes.length > 0) return 'version';
  const file = join(mkdtempSync(join(tmpdir(), 'mode-')), 'plan.json');
  const plan = ['exec', 'changeset', 'publish-plan', '--output', file];
  execFileSync('pnpm', plan, { stdio: ['ignore', 'ignore', 'inherit'] });
  return releasesOf(readPlan(file)).length > 0 ? 'publish' : 'none';
}

const result = mode();
console.log(result);
const output = process.env['GITHUB_OUTPUT'];
if (output !== undefined) appendFileSync(output, `mode=${result}\n`);
