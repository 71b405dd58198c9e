import { globSync, readFileSync } from 'node:fs';
import { addUp, failures, type Report } from './counts.ts';

// The end of `pnpm test`: what failed, by name, and how many tests ran in the whole repository. It is
// called with `--failed` after a run that failed, which reports may not know of (a lint, a type).
const reports = globSync('{packages,apps,tooling}/*/reports/*.json').map(
  (file) => JSON.parse(readFileSync(file, 'utf8')) as Report,
);
for (const failure of failures(reports)) console.error(`FAILED ${failure}`);
const { passed, failed, skipped } = addUp(reports);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = process.argv.includes('--failed') || failed > 0 || passed === 0 ? 1 : 0;
