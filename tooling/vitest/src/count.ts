import { globSync, readFileSync } from 'node:fs';
import { addUp, type Report } from './counts.ts';

// The closing line of `pnpm test`: how many tests ran in the whole repository.
const files = globSync('{packages,apps,tooling}/*/reports/*.json');
const { passed, failed, skipped } = addUp(
  files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report),
);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;
