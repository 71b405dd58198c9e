import { globSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { expect, it } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { vitestTasks } from '../src/levels.ts';

const repository = join(import.meta.dirname, '../../..');

interface Workspace {
  name: string;
  /** Path relative to the repository. */
  folder: string;
  scripts: Readonly<Record<string, string>>;
}

const workspaces = globSync('{packages,apps,tooling}/*/package.json', { cwd: repository })
  .sort()
  .map((file): Workspace => {
    const text = readFileSync(join(repository, file), 'utf8');
    const { name, scripts = {} } = JSON.parse(text) as { name: string; scripts?: object };
    return { name, scripts: scripts as Workspace['scripts'], folder: dirname(file) };
  });

type VitestTask = (typeof vitestTasks)[number];

/** Returns the path of the config that a script passes to vitest, relative to the workspace. */
function configOf({ folder, scripts }: Workspace, task: VitestTask): string | undefined {
  if (scripts[task] === undefined) return undefined;
  const named = /--config (\S+)/.exec(scripts[task])?.[1];
  return named ?? globSync('vitest.config.{ts,js}', { cwd: join(repository, folder) })[0];
}

/** Vitest projects that repeat the smoke suite in another mode. Their files are not counted twice. */
const repeatedProjects: unknown[] = ['cross-origin', 'stock-client'];

/** Returns the file patterns of a config and of its projects, except `repeatedProjects`. */
function patterns({ test }: ViteUserConfig): string[] {
  const projects = (test?.projects ?? []) as ViteUserConfig[];
  const ownProjects = projects.filter((project) => !repeatedProjects.includes(project.test?.name));
  return [...(test?.include ?? []), ...ownProjects.flatMap(patterns)];
}

/** Returns the test files that a task of a package, app or tool runs. */
async function filesOf(workspace: Workspace, task: VitestTask): Promise<string[]> {
  const config = configOf(workspace, task);
  if (config === undefined) return [];
  const folder = join(repository, workspace.folder);
  const { default: options } = (await import(join(folder, config))) as { default: ViteUserConfig };
  return globSync(patterns(options), { cwd: folder });
}

/** The checks that each published package runs on itself. */
const packageChecks = 'tooling/consumers/src/package/check.test.ts';

it.each(workspaces)('$name runs each of its test files in exactly one level', async (workspace) => {
  const files = await Promise.all(vitestTasks.map((task) => filesOf(workspace, task)));
  const ran = files.flat().filter((file) => !isAbsolute(file));
  const existing = globSync('**/*.test.{ts,tsx,js,jsx,mts}', {
    cwd: join(repository, workspace.folder),
    exclude: (name) =>
      ['node_modules', 'dist', 'out', '.next', 'fixtures', 'template'].includes(name),
  }).filter((file) => `${workspace.folder}/${file}` !== packageChecks);
  expect(ran.sort()).toEqual(existing.sort());
});
