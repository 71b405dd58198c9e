import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './command.ts';
import {
  consumerFolders,
  layConsumer,
  outcomeOf,
  proveConsumer,
  type Outcome,
} from './consumers.ts';
import { readBlocks } from './documents.ts';
import { prove, type Proof } from './proof.ts';
import { publicPackages, repository, scopes } from './publicPackages.ts';
import { readPlan, releasesOf } from './publishPlan.ts';
import { startRegistry } from './registry.ts';
import { rehearsalFolder, rehearsalState } from './rehearsalFolder.ts';
import { followPage, followedPages } from './strangersPath.ts';
import { table } from './table.ts';

// `pnpm release:rehearse`: the release of the commit that is checked out, against a registry on this
// machine: version, pack, publish, prove, snapshot, install. docs/releasing.md tells the same for npm.
const { values } = parseArgs({
  options: {
    /** Cuts the publish off after so many packages; run again without it to see it completed. */
    'cut-after': { type: 'string' },
    folder: { type: 'string', default: rehearsalFolder(repository) },
    /** Only these consumers; `none` for a rehearsal of the publishing alone. */
    consumer: { type: 'string', multiple: true },
  },
});

const started = performance.now();
const { folder } = values;
const clone = join(folder, 'clone');
const packed = join(folder, 'packed');
const log = (name: string) => join(folder, 'logs', `${name}.log`);
const step = (words: string) =>
  console.log(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${words}`);

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: repository, encoding: 'utf8' }).trim();
const commit = git('rev-parse', 'HEAD');
if (git('status', '--porcelain') !== '') {
  step('there are changes that are not committed: they are not part of what is rehearsed');
}
// A commit and tags are made in the clone; a machine without an identity must not stop there.
const identity = { NAME: 'Release rehearsal', EMAIL: 'rehearsal@localhost' };
const env: NodeJS.ProcessEnv = { ...process.env, CI: 'true' };
for (const [key, value] of Object.entries(identity)) {
  env[`GIT_AUTHOR_${key}`] = env[`GIT_COMMITTER_${key}`] = value;
}
const inClone = (name: string, signal?: AbortSignal) => ({
  cwd: clone,
  env,
  log: log(name),
  ...(signal && { signal }),
});

const state = rehearsalState(folder);
const resumed = state.unfinished(commit) !== undefined;
if (!resumed) state.begin(commit);
step(`${resumed ? 'goes on with' : 'begins'} the rehearsal of ${commit.slice(0, 10)} in ${folder}`);

const cutAfter = values['cut-after'] === undefined ? Infinity : Number(values['cut-after']);
const cut = new AbortController();
const registry = await startRegistry({
  storage: join(folder, 'registry'),
  cutAfter,
  onCut: () => cut.abort(),
});
try {
  if (!resumed) {
    await run('git', ['clone', '--quiet', repository, clone], {
      cwd: folder,
      env,
      log: log('clone'),
    });
  }
  const packages = publicPackages(clone);
  writeFileSync(join(clone, '.npmrc'), registry.npmrc(scopes(packages)));
  if (!resumed) {
    step('installs and versions a clone');
    await run('pnpm', ['install', '--frozen-lockfile'], inClone('install'));
    await run('pnpm', ['run', 'release:version'], inClone('version'));
    await run('git', ['commit', '--quiet', '-am', 'Version packages'], inClone('version'));
    step('builds and packs');
    await run('pnpm', ['run', 'release:pack', '--out', packed], inClone('pack'));
    state.reach(commit, 'packed');
  }

  step(cutAfter === Infinity ? 'publishes' : `publishes, to be cut off after ${cutAfter}`);
  const publish = (name: string, from: string) =>
    // By Node, since `pnpm run` gives its scripts a process group that would outlive the cut.
    run('node', ['--run', 'release:publish', '--', '--from', from], inClone(name, cut.signal));
  try {
    const said = await publish('publish', packed);
    for (const line of said.split('\n'))
      if (/^(to publish|published)/.test(line)) step(`  ${line}`);
  } catch (error) {
    if (cutAfter === Infinity) throw error;
    step(`the publish was cut off; run pnpm release:rehearse again to see it completed`);
    process.exit(2);
  }

  step('compares what the registry gives with what was packed');
  const plan = readPlan(join(packed, 'publish-plan.json'));
  const proofs = await prove(registry.url, packed, plan);

  // From here on nothing is left to complete: the next rehearsal begins anew, whatever consumers say.
  state.reach(commit, 'finished');

  step('publishes a snapshot, and looks whether "latest" stayed');
  const snapshot = join(folder, 'snapshot');
  await run('git', ['reset', '--quiet', '--hard', commit], inClone('snapshot'));
  await run(
    'pnpm',
    ['exec', 'changeset', 'version', '--snapshot', 'rehearsal'],
    inClone('snapshot'),
  );
  await run(
    'pnpm',
    ['run', 'release:pack', '--out', snapshot, '--tag', 'snapshot', '--no-build'],
    inClone('snapshot'),
  );
  await publish('snapshot', snapshot);
  const snapshots = await prove(
    registry.url,
    snapshot,
    readPlan(join(snapshot, 'publish-plan.json')),
  );
  const moved = snapshots.filter(
    ({ name, tags }) => tags['latest'] !== proofs.find((proof) => proof.name === name)?.version,
  );
  if (moved.length > 0) throw new Error(`A snapshot moved "latest" of ${moved[0]?.name}.`);

  const outcomes = await proveConsumers(proofs);
  const failed =
    outcomes.some(({ passed }) => !passed) || publishedTwice(proofs, snapshots).length > 0;
  report(proofs, snapshots, outcomes);
  process.exitCode = failed ? 1 : 0;
} finally {
  await registry.stop();
}

/** Packages with another number of versions than the release and the snapshot. */
function publishedTwice(proofs: readonly Proof[], snapshots: readonly Proof[]): Proof[] {
  const expected = proofs.length > 0 ? 2 : 0;
  return snapshots.filter(({ versions }) => versions.length !== expected);
}

async function proveConsumers(proofs: readonly Proof[]): Promise<Outcome[]> {
  const published = new Map(proofs.map(({ name, version }) => [name, version]));
  const wanted = consumerFolders().filter(
    (source) => values.consumer?.includes(basename(source)) ?? true,
  );
  const outcomes: Outcome[] = [];
  const outside = mkdtempSync(join(tmpdir(), 'consumers-'));
  for (const source of wanted) {
    const name = basename(source);
    step(`installs and proves the consumer ${name}`);
    const project = join(outside, name);
    const manifest = layConsumer(source, project, published);
    writeFileSync(join(project, '.npmrc'), registry.npmrc(scopes(publicPackages())));
    outcomes.push(...(await proveConsumer(project, manifest, log(`consumer-${name}`))));
  }
  if (values.consumer === undefined) {
    step('follows the READMEs and the pages to get started with, in empty folders');
    const npmrc = registry.npmrc(scopes(publicPackages()));
    for (const page of followedPages()) {
      const name = page.replaceAll(/\W+/g, '-');
      const stranger = join(outside, name);
      mkdirSync(stranger);
      writeFileSync(join(stranger, '.npmrc'), npmrc);
      outcomes.push(
        await outcomeOf('stranger', page, log(name), () =>
          followPage(readBlocks(page, repository), stranger, log(name), (names, options) =>
            run('npm', ['install', ...names], options),
          ),
        ),
      );
    }
  }
  if (outcomes.every(({ passed }) => passed)) rmSync(outside, { recursive: true, force: true });
  return outcomes;
}

function report(
  proofs: readonly Proof[],
  snapshots: readonly Proof[],
  outcomes: readonly Outcome[],
): void {
  const snapshotOf = (name: string) => snapshots.find((proof) => proof.name === name);
  const rows = proofs.map(({ name, version, tag, bytes }) => [
    name,
    version,
    tag,
    `${(bytes / 1000).toFixed(1)} kB`,
    snapshotOf(name)?.version ?? '',
    String(snapshotOf(name)?.versions.length),
  ]);
  console.log(
    `\n${table(['published', 'version', 'tag', 'tarball', 'snapshot', 'versions'], rows)}`,
  );
  const results = outcomes.map(({ consumer, proof, passed, reason = '' }) => [
    consumer,
    proof,
    passed ? 'passed' : 'FAILED',
    reason.split('\n')[0] ?? '',
  ]);
  console.log(`\n${table(['consumer', 'proof', 'result', ''], results)}`);
  for (const { reason } of outcomes) if (reason !== undefined) console.error(`\n${reason}`);
  const passes = outcomes.filter(({ passed }) => passed).length;
  console.log(
    `\n${releasesOf([[...proofs]]).length} packages published and proven; ` +
      `${passes} of ${outcomes.length} proofs of consumers passed; SBOMs in ${join(packed, 'sbom')}`,
  );
}
