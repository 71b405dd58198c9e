import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './command.ts';
import { checkTarballs, readPlan, releasesOf, remaining, writePlan } from './publishPlan.ts';

// `pnpm release:publish [--from packed]`: publishes packed tarballs and builds nothing. Versions that are
// in the registry already are left alone, so it is run again after it was cut off.
const { values } = parseArgs({ options: { from: { type: 'string', default: 'packed' } } });

const root = process.cwd();
const packed = resolve(root, values.from);
const options = { cwd: root, log: join(packed, 'publish.log') };
const plan = readPlan(join(packed, 'publish-plan.json'));
checkTarballs(packed, plan);

// Asked of the registry anew, never remembered: a publish may have been cut off before it was noted.
const now = join(packed, 'remaining');
mkdirSync(now, { recursive: true });
const missingFile = join(now, 'missing.json');
await run('pnpm', ['exec', 'changeset', 'publish-plan', '--output', missingFile], options);
const missing = new Set(
  releasesOf(readPlan(missingFile)).map(({ name, version }) => `${name}@${version}`),
);
const rest = remaining(plan, (id) => !missing.has(id)).map((group) =>
  group.map((release) => ({
    ...release,
    ...(release.tarball && {
      tarball: { ...release.tarball, path: join('..', release.tarball.path) },
    }),
  })),
);
for (const { name, version } of releasesOf(plan)) {
  const id = `${name}@${version}`;
  console.log(missing.has(id) ? `to publish: ${id}` : `published before: ${id}`);
}
if (rest.length > 0) {
  writePlan(join(now, 'publish-plan.json'), rest);
  await run(
    'pnpm',
    ['exec', 'changeset', 'publish', '--from-pack-dir', now, '--no-git-tag'],
    options,
  );
}
