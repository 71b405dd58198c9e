import { mkdirSync, writeFileSync } from 'node:fs';
import { apiReports } from './apiReports.ts';

// `pnpm run api` in a package: writes its API reports. Commit them with the change.
mkdirSync('etc', { recursive: true });
for (const { file, committed, current } of apiReports(process.cwd())) {
  if (current === committed) continue;
  writeFileSync(file, current);
  console.log(`updated ${file}`);
}
