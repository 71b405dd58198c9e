import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { run } from '../src/command.ts';
import { prove } from '../src/rehearsal/proof.ts';
import {
  readPlan,
  releasesOf,
  tarballOf,
  withTag,
  writePlan,
} from '../src/publishing/publishPlan.ts';
import { startRegistry, type Registry, type RegistryOptions } from '../src/rehearsal/registry.ts';
import { smallWorkspace } from './smallWorkspace.ts';

const names = ['a', 'b', 'c', 'd', 'e'];
const script = (name: string) => join(import.meta.dirname, '../src/publishing', name);
const logs = mkdtempSync(join(tmpdir(), 'publish-'));

let root: string;
let packed: string;
let registry: Registry;

beforeEach(() => {
  root = smallWorkspace(names);
  packed = join(root, 'packed');
});
afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

/** Starts the registry of the current test. If it is restarted, it keeps its packages. */
async function open(options: Omit<RegistryOptions, 'storage'> = {}): Promise<void> {
  registry = await startRegistry({ storage: join(root, 'registry'), ...options });
  writeFileSync(join(root, '.npmrc'), registry.npmrc(['@small']));
}

const options = (signal?: AbortSignal) => ({
  cwd: root,
  log: join(logs, 'commands.log'),
  ...(signal && { signal }),
});
const publish = (signal?: AbortSignal) =>
  run('node', [script('publish.ts'), '--from', packed], options(signal));

async function pack(tag?: string): Promise<void> {
  mkdirSync(packed, { recursive: true });
  const plan = join(packed, 'plan.json');
  await run('pnpm', ['exec', 'changeset', 'publish-plan', '--output', plan], options());
  if (tag !== undefined) writePlan(plan, withTag(readPlan(plan), tag));
  const args = ['--from-publish-plan', plan, '--out-dir', packed];
  await run('pnpm', ['exec', 'changeset', 'pack', ...args], options());
}

const plan = () => readPlan(join(packed, 'publish-plan.json'));

it('completes an interrupted publish without publishing a version twice', async () => {
  const cut = new AbortController();
  await open({ cutAfter: 2, onCut: () => cut.abort() });
  await pack();
  await expect(publish(cut.signal)).rejects.toThrow('ended with');
  await registry.stop();

  await open();
  const said = await publish();
  const before = said.match(/^already published: .*/gm) ?? [];
  const now = said.match(/^to publish: .*/gm) ?? [];
  expect(before).toHaveLength(2);
  expect(now).toHaveLength(names.length - 2);

  const proofs = await prove(registry.url, packed, plan());
  expect(proofs.map(({ name, versions, tags }) => [name, versions, tags])).toEqual(
    names.map((name) => [`@small/${name}`, ['1.0.0'], { latest: '1.0.0' }]),
  );
  expect(await publish()).not.toContain('to publish');
}, 600_000);

it('publishes a snapshot with a separate tag and does not move "latest"', async () => {
  await open();
  await pack();
  await publish();
  for (const name of names) {
    writeFileSync(
      join(root, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@small/${name}`, version: '0.0.0-snapshot-1' }),
    );
  }
  await pack('snapshot');
  await publish();
  const proofs = await prove(registry.url, packed, plan());
  expect(proofs.map(({ tags }) => tags)).toEqual(
    names.map(() => ({ latest: '1.0.0', snapshot: '0.0.0-snapshot-1' })),
  );
}, 600_000);

it('publishes nothing if a tarball was changed after packing', async () => {
  await open();
  await pack();
  const [first] = releasesOf(plan());
  appendFileSync(tarballOf(packed, first!), 'one byte too many');
  await expect(publish()).rejects.toThrow('differs from the packed tarball');
  await expect(prove(registry.url, packed, plan())).rejects.toThrow('is not in the registry');
}, 600_000);
