import { mkdirSync, writeFileSync } from 'node:fs';
import { apiReports } from './apiReports.ts';

// `pnpm run api` in a package's folder updates the package's API reports. Commit them with your change.
mkdirSync('etc', { recursive: true });
for (const { file, committed, current } of apiReports(process.cwd())) {
  if (current === committed) continue;
  writeFileSync(file, current);
  console.log(`updated ${file}`);
}
