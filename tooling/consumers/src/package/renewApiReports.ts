import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { apiReport, reportFile } from './apiReport.ts';
import { codeEntries } from './packedPackage.ts';

// `pnpm run api` in a package: writes its API reports anew. Commit them with the change.
mkdirSync('etc', { recursive: true });
for (const entry of codeEntries) {
  const { committed, current } = apiReport(entry, mkdtempSync(`${tmpdir()}/api-`));
  if (current === committed) continue;
  writeFileSync(reportFile(entry), current);
  console.log(`renewed ${reportFile(entry)}`);
}
