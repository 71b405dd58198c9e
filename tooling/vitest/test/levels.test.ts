import { globSync, readFileSync } from 'node:fs';
import { dirname, isAbsolute, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ViteUserConfig } from 'vitest/config';
import { levels, vitestTasks } from '../src/levels.ts';

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

/** Returns the configs of a package, app or tool, by turbo task. */
async function configs(workspace: Workspace): Promise<Map<VitestTask, ViteUserConfig>> {
  const found = new Map<VitestTask, ViteUserConfig>();
  for (const task of vitestTasks) {
    const config = configOf(workspace, task);
    if (config === undefined) continue;
    const path = join(repository, workspace.folder, config);
    const { default: options } = (await import(path)) as { default: ViteUserConfig };
    found.set(task, options);
  }
  return found;
}

/** Returns the test files of a package, app or tool, by turbo task. */
async function filesByTask(workspace: Workspace): Promise<Map<VitestTask, string[]>> {
  const cwd = join(repository, workspace.folder);
  const found = await configs(workspace);
  return new Map([...found].map(([task, options]) => [task, globSync(patterns(options), { cwd })]));
}

/** Folder of the checks that each published package runs on itself. */
const packageChecks = 'tooling/consumers/src/package/';

describe.each(workspaces)('$name', (workspace) => {
  it('runs each of its test files in exactly one level', async () => {
    const ran = [...(await filesByTask(workspace)).values()]
      .flat()
      .filter((file) => !isAbsolute(file))
      .sort();
    const existing = globSync('**/*.test.{ts,tsx,js,jsx,mts}', {
      cwd: join(repository, workspace.folder),
      exclude: (name) =>
        ['node_modules', 'dist', 'out', '.next', 'fixtures', 'template'].includes(name),
    }).filter((file) => !`${workspace.folder}/${file}`.startsWith(packageChecks));
    expect(ran).toEqual(existing.sort());
  });

  it('has a test file for each of its test scripts', async () => {
    for (const [task, files] of await filesByTask(workspace)) {
      expect(files, task).not.toEqual([]);
    }
  });

  it('fails a test that has the modifier `.only`', async () => {
    for (const [task, { test }] of await configs(workspace)) {
      const projects = (test?.projects ?? []) as ViteUserConfig[];
      for (const suite of [test, ...projects.map((project) => project.test)]) {
        expect(suite?.allowOnly, task).toBe(false);
      }
    }
  });
});

it('runs every package check on every published package', () => {
  const published = workspaces.filter(({ scripts }) => scripts['check'] !== undefined);
  expect(published.length).toBe(7);
  expect(new Set(published.map(({ scripts }) => scripts['check'])).size).toBe(1);
});

it('assigns every vitest task to exactly one level', () => {
  const tasks: string[] = Object.values(levels).flatMap(({ tasks: ofLevel }) => [...ofLevel]);
  expect(tasks).toEqual(expect.arrayContaining([...vitestTasks]));
  expect(new Set(tasks).size).toBe(tasks.length);
});
