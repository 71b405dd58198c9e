import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from '../command.ts';
import { readPlan, releasesOf, withTag, writePlan } from './publishPlan.ts';

// `pnpm release:pack [--out packed] [--tag snapshot] [--no-build]` builds and packs every package that has an
// unpublished version, and writes an SBOM for each. `release:publish` needs only this output. Use `--no-build` if the
// same sources are already built.
const { values } = parseArgs({
  allowNegative: true,
  options: {
    out: { type: 'string', default: 'packed' },
    tag: { type: 'string' },
    build: { type: 'boolean', default: true },
  },
});

const root = process.cwd();
const out = resolve(root, values.out);
const options = { cwd: root, log: join(out, 'pack.log') };
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const planFile = join(out, 'plan.json');
await run('pnpm', ['exec', 'changeset', 'publish-plan', '--output', planFile], options);
if (values.tag !== undefined) writePlan(planFile, withTag(readPlan(planFile), values.tag));
const releases = releasesOf(readPlan(planFile));
if (releases.length === 0) {
  console.log('All versions are published already: nothing to pack.');
  process.exit();
}

const filters = releases.map(({ name }) => `--filter=${name}`);
if (values.build) {
  await run('pnpm', ['exec', 'turbo', 'run', 'build', '--force', ...filters], options);
}
await run(
  'pnpm',
  ['exec', 'changeset', 'pack', '--from-publish-plan', planFile, '--out-dir', out],
  options,
);

const sbom = ['--prod', '--split', '--sbom-format', 'cyclonedx'];
await run('pnpm', [...filters, 'sbom', ...sbom, '--out', join(out, 'sbom/%s.cdx.json')], options);
const written = readdirSync(join(out, 'sbom')).length;
if (written !== releases.length) {
  throw new Error(`Wrote ${written} SBOMs for ${releases.length} packages: see ${options.log}.`);
}
for (const { name, version, tag } of releases) console.log(`packed ${name}@${version} for ${tag}`);
