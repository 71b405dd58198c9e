import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CommandError, run, type CommandOptions } from '../command.ts';
import { layProject, proveProject, type Outcome } from '../examples/consumers.ts';
import { prove, type Proof } from './proof.ts';
import { publicPackages, repository, scopes } from '../published/publicPackages.ts';
import { readPlan } from '../publishing/publishPlan.ts';
import type { Registry } from './registry.ts';

/** A rehearsal: the release of a commit to a local registry. */
export interface Rehearsal {
  /** Folder for all files of the rehearsal. */
  folder: string;
  commit: string;
  registry: Registry;
  /** Aborted when the registry interrupts the publish. */
  signal: AbortSignal;
  /** Prints a line with the elapsed time. */
  report: (line: string) => void;
}

const clone = ({ folder }: Rehearsal) => join(folder, 'clone');
const packed = ({ folder }: Rehearsal) => join(folder, 'packed');
const snapshot = ({ folder }: Rehearsal) => join(folder, 'snapshot');
const log = ({ folder }: Rehearsal, name: string) => join(folder, 'logs', `${name}.log`);

export const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();

/** Returns environment variables with an author for commits in the clone, in case git has none configured. */
function environment(): NodeJS.ProcessEnv {
  const [name, email] = ['Release rehearsal', 'rehearsal@localhost'];
  return {
    ...process.env,
    CI: 'true',
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}

function inClone(rehearsal: Rehearsal, name: string): CommandOptions {
  return { cwd: clone(rehearsal), env: environment(), log: log(rehearsal, name) };
}

export async function cloneRepository(rehearsal: Rehearsal): Promise<void> {
  const options = { ...inClone(rehearsal, 'clone'), cwd: rehearsal.folder };
  await run('git', ['clone', '--quiet', repository, clone(rehearsal)], options);
}

/** Makes pnpm in `folder` use the local registry, whose port differs in each run. */
export function useRegistry(rehearsal: Rehearsal, folder = clone(rehearsal)): void {
  writeFileSync(join(folder, '.npmrc'), rehearsal.registry.npmrc(scopes(publicPackages())));
}

/** Returns whether changesets are pending. There are none right after a release, and `changeset version` would fail. */
function hasChangesets(folder: string): boolean {
  return globSync('.changeset/*.md', { cwd: folder }).some((file) => !file.endsWith('/README.md'));
}

/** Applies pending changesets, if any, and packs all unpublished versions. */
export async function versionAndPack(rehearsal: Rehearsal): Promise<void> {
  rehearsal.report('installs and versions a clone');
  await run('pnpm', ['install', '--frozen-lockfile'], inClone(rehearsal, 'install'));
  if (hasChangesets(clone(rehearsal))) {
    const version = inClone(rehearsal, 'version');
    await run('pnpm', ['run', 'release:version'], version);
    await run('git', ['commit', '--quiet', '-am', 'Version packages'], version);
  } else {
    rehearsal.report('no changeset is pending, so the versions are those of the commit');
  }
  rehearsal.report('builds and packs');
  const pack = ['run', 'release:pack', '--out', packed(rehearsal)];
  await run('pnpm', pack, inClone(rehearsal, 'pack'));
}

async function publishFrom(rehearsal: Rehearsal, name: string, from: string): Promise<void> {
  // Run Node directly. `pnpm run` would start a separate process group, which would survive the interruption.
  const output = await run('node', ['--run', 'release:publish', '--', '--from', from], {
    ...inClone(rehearsal, name),
    signal: rehearsal.signal,
  });
  for (const line of output.match(/^(to publish|published).*/gm) ?? [])
    rehearsal.report(`  ${line}`);
}

/** @returns false if the registry interrupted the publish */
export async function publish(rehearsal: Rehearsal): Promise<boolean> {
  rehearsal.report('publishes');
  try {
    await publishFrom(rehearsal, 'publish', packed(rehearsal));
    return true;
  } catch (error) {
    if (rehearsal.signal.aborted && error instanceof CommandError) return false;
    throw error;
  }
}

/** Downloads the published packages and compares them with the packed tarballs. */
export function proveRelease(rehearsal: Rehearsal): Promise<Proof[]> {
  return proofsOf(rehearsal, packed(rehearsal));
}

function proofsOf({ registry }: Rehearsal, folder: string): Promise<Proof[]> {
  return prove(registry.url, folder, readPlan(join(folder, 'publish-plan.json')));
}

/**
 * Publishes a snapshot of the commit with its own dist-tag.
 *
 * @throws Error if the snapshot changes the dist-tag `latest`
 */
export async function publishSnapshot(
  rehearsal: Rehearsal,
  released: readonly Proof[],
): Promise<Proof[]> {
  rehearsal.report('publishes a snapshot');
  const options = inClone(rehearsal, 'snapshot');
  await run('git', ['reset', '--quiet', '--hard', rehearsal.commit], options);
  // A snapshot needs a changeset. Write one, because none is pending right after a release.
  const bumps = released.map(({ name }) => `'${name}': patch\n`).join('');
  writeFileSync(
    join(clone(rehearsal), '.changeset/rehearsal.md'),
    `---\n${bumps}---\n\nRehearsal\n`,
  );
  await run('pnpm', ['exec', 'changeset', 'version', '--snapshot', 'rehearsal'], options);
  const target = ['--out', snapshot(rehearsal), '--tag', 'snapshot', '--no-build'];
  await run('pnpm', ['run', 'release:pack', ...target], options);
  await publishFrom(rehearsal, 'snapshot', snapshot(rehearsal));
  const snapshots = await proofsOf(rehearsal, snapshot(rehearsal));
  for (const { name, tags } of snapshots) {
    const version = released.find((proof) => proof.name === name)?.version;
    if (tags['latest'] !== version) {
      throw new Error(
        `The snapshot moved "latest" of ${name} from ${version} to ${tags['latest']}.`,
      );
    }
  }
  return snapshots;
}

/** Installs projects from the registry, outside the repository, and runs their proofs. */
export async function proveProjects(
  rehearsal: Rehearsal,
  sources: readonly string[],
  released: readonly Proof[],
): Promise<Outcome[]> {
  const versions = new Map(released.map(({ name, version }) => [name, version]));
  const outside = mkdtempSync(join(tmpdir(), 'consumers-'));
  const outcomes: Outcome[] = [];
  for (const source of sources) {
    const name = basename(source);
    const project = join(outside, name);
    const manifest = layProject(source, project, versions);
    rehearsal.report(`installs and runs ${manifest.name}`);
    useRegistry(rehearsal, project);
    outcomes.push(...(await proveProject(project, manifest, log(rehearsal, manifest.name))));
  }
  if (outcomes.every(({ passed }) => passed)) rmSync(outside, { recursive: true, force: true });
  return outcomes;
}
