import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from '../command.ts';
import { examples, examplesFolder, runExample } from './examples.ts';
import { openPage } from './openPage.ts';
import { serveFolder } from './serve.ts';
import { readWorkspace, repository } from '../published/publicPackages.ts';

/** `package.json` of a project that installs our packages: a folder in `tooling/consumers/projects` or `examples`. */
interface ProjectManifest {
  name: string;
  /** Scripts whose names start with `prove` fail if the packages do not work in the project. */
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies?: Record<string, string>;
  consumer?: {
    /** Package manager for this project. npm creates a flat `node_modules`. pnpm blocks undeclared dependencies. */
    install: 'npm' | 'pnpm';
    /** Folder to serve. Each of its `pages` is opened in a browser and must set `data-consumer="passed"`. */
    serve?: string;
    pages?: string[];
  };
}

export interface Outcome {
  consumer: string;
  proof: string;
  passed: boolean;
  /** Reason for a failure, in one line. */
  reason?: string;
}

export const projects = join(repository, 'tooling/consumers/projects');

/** Returns the folders of all examples, sorted. */
export function exampleFolders(): string[] {
  return Object.keys(examples).map((name) => join(examplesFolder, name));
}

/** Returns the folders of all consumers, sorted. */
export function consumerFolders(): string[] {
  return globSync('*/package.json', { cwd: projects })
    .map((file) => join(projects, dirname(file)))
    .sort();
}

/**
 * Copies a project to `folder`. In its `package.json`, sets exact versions of our packages, and the catalog's version
 * ranges for other dependencies.
 *
 * @throws Error if it depends on a package that is neither published nor in the catalog
 */
export function layProject(
  source: string,
  folder: string,
  published: ReadonlyMap<string, string>,
): ProjectManifest {
  const filter = (path: string) => basename(path) !== 'node_modules';
  cpSync(source, folder, { recursive: true, filter });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ProjectManifest;
  const { catalog } = readWorkspace();
  const versions = (dependencies: Record<string, string> = {}) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => {
        const version = published.get(name) ?? catalog[name];
        if (version !== undefined) return [name, version];
        throw new Error(
          `${manifest.name} depends on ${name}: publish it, or add it to the catalog.`,
        );
      }),
    );
  manifest.dependencies = versions(manifest.dependencies);
  manifest.devDependencies = versions(manifest.devDependencies);
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

const installs = {
  npm: ['install', '--no-audit', '--no-fund'],
  pnpm: ['install'],
};

/** Runs a proof. If it fails, the outcome contains the reason. */
async function outcomeOf(
  consumer: string,
  proof: string,
  log: string,
  attempt: () => Promise<unknown>,
): Promise<Outcome> {
  try {
    await attempt();
    return { consumer, proof, passed: true };
  } catch (error) {
    const reason = `${error instanceof Error ? error.message : String(error)} (${log})`;
    return { consumer, proof, passed: false, reason };
  }
}

/** Installs the project in `folder` and runs its proofs. */
export async function proveProject(
  folder: string,
  manifest: ProjectManifest,
  log: string,
): Promise<Outcome[]> {
  const { install = 'npm', serve, pages = ['/'] } = manifest.consumer ?? {};
  const options = { cwd: folder, log };
  const outcome = (proof: string, attempt: () => Promise<unknown>) =>
    outcomeOf(manifest.name, proof, log, attempt);
  const installed = await outcome('install', () => run(install, installs[install], options));
  if (!installed.passed) return [installed];
  if (manifest.consumer === undefined) {
    const example = examples[basename(folder)] ?? {};
    return [await outcome('run', () => runExample(folder, example, log))];
  }
  const outcomes: Outcome[] = [];
  for (const script of Object.keys(manifest.scripts).filter((name) => name.startsWith('prove'))) {
    outcomes.push(await outcome(script, () => run(install, ['run', script], options)));
  }
  if (serve !== undefined && outcomes.every(({ passed }) => passed)) {
    for (const page of pages) {
      const open = () => openConsumer(join(folder, serve), page);
      outcomes.push(await outcome(`Chromium ${page}`, open));
    }
  }
  return outcomes;
}

/** Serves a folder as a static host does, opens a page and waits until the page sets `data-consumer="passed"`. */
export async function openConsumer(folder: string, path: string): Promise<void> {
  const { origin, close } = await serveFolder(folder);
  try {
    await openPage(origin + path, ['[data-consumer="passed"]']);
  } finally {
    await close();
  }
}
