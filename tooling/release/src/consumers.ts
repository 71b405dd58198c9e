import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { run } from './command.ts';
import { openPage } from './openPage.ts';
import { readWorkspace, repository } from './publicPackages.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * A project of somebody else who installs our packages: a folder in `tooling/consumers/projects`. Its
 * `package.json` asks for our packages by `*` and for the rest by `catalog:`. Scripts whose names start
 * with `prove` are run and say by their exit code whether the packages work there.
 */
interface ConsumerManifest {
  name: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  consumer: {
    /** Both are proven somewhere: npm lays a flat `node_modules`, pnpm one without undeclared names. */
    install: 'npm' | 'pnpm';
    /** A folder of files for a browser, and the pages in it: each says `data-consumer="passed"`. */
    serve?: string;
    pages?: string[];
  };
}

export interface Outcome {
  consumer: string;
  proof: string;
  passed: boolean;
  /** Why not, in a line. */
  reason?: string;
}

export const projects = join(repository, 'tooling/consumers/projects');

/** Folders of all consumers, sorted. */
export function consumerFolders(): string[] {
  return globSync('*/package.json', { cwd: projects })
    .map((file) => join(projects, dirname(file)))
    .sort();
}

/**
 * Copies a consumer to `folder`, asking for exact versions of our packages and for the catalog's ranges
 * of the others, so that their versions stand in one place.
 *
 * @throws Error when it asks for a package that is not published, or not in the catalog.
 */
export function layConsumer(
  source: string,
  folder: string,
  published: ReadonlyMap<string, string>,
): ConsumerManifest {
  cpSync(source, folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as ConsumerManifest;
  const { catalog } = readWorkspace();
  manifest.dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([name, asked]) => {
      const version = asked === 'catalog:' ? catalog[name] : published.get(name);
      if (version === undefined) {
        throw new Error(`${manifest.name} asks for ${name}@${asked}, which is nowhere to be had.`);
      }
      return [name, version];
    }),
  );
  writeFileSync(file, `${JSON.stringify(manifest, undefined, 2)}\n`);
  return manifest;
}

const installs = {
  npm: ['install', '--no-audit', '--no-fund'],
  pnpm: ['install'],
};

/** What became of a proof: a failure is an outcome with its reason. */
export async function outcomeOf(
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

/** Installs a consumer that was laid in `folder` and runs its proofs; a failure is an outcome. */
export async function proveConsumer(
  folder: string,
  manifest: ConsumerManifest,
  log: string,
): Promise<Outcome[]> {
  const { install, serve, pages = ['/'] } = manifest.consumer;
  const options = { cwd: folder, log };
  const outcome = (proof: string, attempt: () => Promise<unknown>) =>
    outcomeOf(basename(folder), proof, log, attempt);
  const installed = await outcome('install', () => run(install, installs[install], options));
  if (!installed.passed) return [installed];
  const outcomes: Outcome[] = [];
  for (const script of Object.keys(manifest.scripts).filter((name) => name.startsWith('prove'))) {
    outcomes.push(await outcome(script, () => run(install, ['run', script], options)));
  }
  if (serve !== undefined && outcomes.every(({ passed }) => passed)) {
    for (const page of pages) {
      outcomes.push(
        await outcome(`Chromium ${page}`, () => openConsumer(join(folder, serve), page)),
      );
    }
  }
  return outcomes;
}

/** Opens a page of a folder, as any static host serves it: it says by an attribute that it passed. */
export async function openConsumer(folder: string, path: string): Promise<void> {
  const server = await serveFolder(folder);
  try {
    await openPage(server.url + path, ['[data-consumer="passed"]']);
  } finally {
    await server.close();
  }
}
