import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { CommandError, run } from '../command.ts';
import { checkTarballs, readPlan, releasesOf, remaining, writePlan } from './publishPlan.ts';

// `pnpm release:publish [--from packed]` publishes packed tarballs without building anything. It skips versions that
// are already published, so you can repeat an interrupted publish.
const { values } = parseArgs({ options: { from: { type: 'string', default: 'packed' } } });

const root = process.cwd();
const packed = resolve(root, values.from);
const options = { cwd: root, log: join(packed, 'publish.log') };
const plan = readPlan(join(packed, 'publish-plan.json'));
checkTarballs(packed, plan);

// Read the published versions from the registry, because an interrupted publish leaves no reliable local record.
const published = new Set<string>();
for (const { name } of releasesOf(plan)) {
  for (const version of await publishedVersions(name)) published.add(`${name}@${version}`);
}

const rest = remaining(plan, (id) => published.has(id)).map((group) =>
  group.map((release) => ({
    ...release,
    ...(release.tarball && {
      tarball: { ...release.tarball, path: join('..', release.tarball.path) },
    }),
  })),
);
for (const { name, version } of releasesOf(plan)) {
  const id = `${name}@${version}`;
  console.log(published.has(id) ? `already published: ${id}` : `to publish: ${id}`);
}
if (rest.length > 0) {
  const now = join(packed, 'remaining');
  mkdirSync(now, { recursive: true });
  writePlan(join(now, 'publish-plan.json'), rest);
  // Don't use `pnpm exec`: it starts a separate process group, which would continue to publish if this script is killed.
  const changeset = join(root, 'node_modules/.bin/changeset');
  await run(changeset, ['publish', '--from-pack-dir', now, '--no-git-tag'], options);
}

/** @throws CommandError if the request fails, so that a network error does not look like a package without versions */
async function publishedVersions(name: string): Promise<string[]> {
  try {
    const versions = JSON.parse(
      await run('pnpm', ['view', name, 'versions', '--json'], options),
    ) as unknown;
    return (Array.isArray(versions) ? versions : [versions]).map(String);
  } catch (error) {
    const unknown = /ERR_PNPM_(FETCH_404|PACKAGE_NOT_FOUND)|E404/;
    if (error instanceof CommandError && unknown.test(error.message)) return [];
    throw error;
  }
}
