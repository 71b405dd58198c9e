import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from './counts.ts';

/** Returns the report files of all workspaces. `kinds` are names of reports in `levels`, for example `unit`. */
const reportFiles = (repository: string, kinds: readonly string[]) =>
  kinds.flatMap((kind) =>
    globSync(`{packages,apps,tooling}/*/reports/${kind}.json`, { cwd: repository }).map((file) =>
      join(repository, file),
    ),
  );

export const readReports = (repository: string, kinds: readonly string[]): Report[] =>
  reportFiles(repository, kinds).map((file) => JSON.parse(readFileSync(file, 'utf8')) as Report);

/**
 * Deletes the reports of earlier runs. Otherwise they would count for tasks that this run leaves out. Turbo restores the
 * reports of cached tasks.
 */
export function removeReports(repository: string, kinds: readonly string[]): void {
  for (const file of reportFiles(repository, kinds)) rmSync(file);
}
