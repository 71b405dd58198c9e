import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { consumerFolders, exampleFolders, type Outcome } from '../examples/consumers.ts';
import type { Proof } from './proof.ts';
import { repository } from '../published/publicPackages.ts';
import { startRegistry } from './registry.ts';
import {
  cloneRepository,
  git,
  proveProjects,
  proveRelease,
  publish,
  publishSnapshot,
  useRegistry,
  versionAndPack,
  type Rehearsal,
} from './rehearsal.ts';
import { rehearsalFolder, rehearsalState } from './rehearsalFolder.ts';

// `pnpm release:rehearse` releases the checked-out commit to a local registry. docs/releasing.md describes the steps.
const { values: options } = parseArgs({
  options: {
    /** Interrupts the publish after this many packages. Run again without it to complete the publish. */
    'cut-after': { type: 'string' },
    folder: { type: 'string', default: rehearsalFolder(repository) },
    /** Names of consumers and examples to run. `none` rehearses only publishing. */
    consumer: { type: 'string', multiple: true },
  },
});

/** Exit codes. */
const passed = 0;
const failed = 1;
const cutOff = 2;

function report(line: string): void {
  console.log(`${(performance.now() / 1000).toFixed(0).padStart(4)} s  ${line}`);
}

async function main(): Promise<number> {
  if (git('status', '--porcelain') !== '') report('uncommitted changes are ignored');
  const { folder } = options;
  const commit = git('rev-parse', 'HEAD');
  const state = rehearsalState(folder);
  const resumed = state.unfinished(commit) !== undefined;
  if (!resumed) state.begin(commit);
  report(`${resumed ? 'resumes' : 'begins'} the rehearsal of ${commit.slice(0, 10)} in ${folder}`);

  const cut = new AbortController();
  const registry = await startRegistry({
    storage: join(folder, 'registry'),
    cutAfter: Number(options['cut-after'] ?? Infinity),
    onCut: () => cut.abort(),
  });
  try {
    const rehearsal = { folder, commit, registry, signal: cut.signal, report };
    if (!resumed) await cloneRepository(rehearsal);
    useRegistry(rehearsal);
    if (!resumed) {
      await versionAndPack(rehearsal);
      state.reach(commit, 'packed');
    }
    if (!(await publish(rehearsal))) {
      report('publish interrupted; run pnpm release:rehearse again to complete it');
      return cutOff;
    }
    const released = await proveRelease(rehearsal);
    // The publish is complete. The next run starts a new rehearsal, even if a consumer fails below.
    state.reach(commit, 'finished');
    return await proveResults(rehearsal, released);
  } finally {
    await registry.stop();
  }
}

async function proveResults(rehearsal: Rehearsal, released: readonly Proof[]): Promise<number> {
  const snapshots = await publishSnapshot(rehearsal, released);
  const projects = [...consumerFolders(), ...exampleFolders()].filter(
    (folder) => options.consumer?.includes(basename(folder)) ?? true,
  );
  const outcomes = await proveProjects(rehearsal, projects, released);
  printTables(released, snapshots, outcomes);
  // Each package must have two versions: the release and the snapshot. More versions would mean a repeated publish.
  const onceEach = snapshots.every(({ versions }) => versions.length === 2);
  if (!onceEach)
    console.error('A package does not have exactly two versions: see the table above.');
  return onceEach && outcomes.every((outcome) => outcome.passed) ? passed : failed;
}

function printTables(
  released: readonly Proof[],
  snapshots: readonly Proof[],
  outcomes: readonly Outcome[],
): void {
  console.table(
    released.map(({ name, version, tag, bytes }) => {
      const snapshot = snapshots.find((proof) => proof.name === name);
      const versions = snapshot?.versions.length;
      return { published: name, version, tag, bytes, snapshot: snapshot?.version, versions };
    }),
  );
  console.table(
    outcomes.map(({ consumer, proof, passed: ok }) => ({ consumer, proof, passed: ok })),
  );
  for (const { reason } of outcomes) if (reason !== undefined) console.error(`\n${reason}`);
  const passes = outcomes.filter((outcome) => outcome.passed).length;
  console.log(
    `${released.length} packages published and compared; ` +
      `${passes} of ${outcomes.length} proofs of consumers and examples passed; ` +
      `SBOMs in ${join(options.folder, 'packed/sbom')}`,
  );
}

process.exitCode = await main();
