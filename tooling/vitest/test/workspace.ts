import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const repository = join(import.meta.dirname, '../../..');

export interface Workspace {
  name: string;
  /** Path relative to the repository. */
  folder: string;
  scripts: Readonly<Record<string, string>>;
}

/** Returns every package, app and tool of the repository. */
export function workspaces(): Workspace[] {
  return globSync('{packages,apps,tooling}/*/package.json', { cwd: repository })
    .sort()
    .map((file) => {
      const { name, scripts = {} } = JSON.parse(
        readFileSync(join(repository, file), 'utf8'),
      ) as Partial<Workspace> & { name: string };
      return { name, scripts, folder: dirname(file) };
    });
}
