import { minVersion, satisfies } from 'semver';
import type { Manifest } from './publicPackages.ts';

/** The parts of `pnpm-lock.yaml` that say what an installation contains. */
export interface Lockfile {
  importers: Record<
    string,
    { [Field in 'dependencies' | 'devDependencies']?: Record<string, { version: string }> }
  >;
  packages: Record<string, { engines?: { node?: string } }>;
  snapshots: Record<string, { dependencies?: Record<string, string> }>;
}

/**
 * Returns the packages that are installed with a published package and refuse the lowest Node version of its `engines`:
 * its dependencies and required peers, and their dependencies. With `engine-strict`, such an installation fails.
 *
 * @throws Error if the package has no `engines.node`, or if one of these packages is not in the lockfile
 */
export function nodeRefusals(
  folder: string,
  { name, engines, dependencies, peerDependencies, peerDependenciesMeta }: Manifest,
  lockfile: Lockfile,
): string[] {
  const lowest = minVersion(engines?.node ?? '')?.version;
  if (!lowest || engines?.node === undefined) throw new Error(`${name} has no engines.node.`);
  const importer = lockfile.importers[folder];
  const locked = { ...importer?.devDependencies, ...importer?.dependencies };
  const required = Object.keys({ ...dependencies, ...peerDependencies })
    .filter((peer) => peerDependenciesMeta?.[peer]?.optional !== true)
    .map((direct) => `${direct}@${locked[direct]?.version}`);
  const installed = new Set(required);
  // The loop also visits the ids that it adds.
  for (const id of installed) {
    const snapshot = lockfile.snapshots[id];
    if (!snapshot) throw new Error(`The lockfile does not contain ${id}, which ${name} needs.`);
    for (const [next, version] of Object.entries(snapshot.dependencies ?? {})) {
      installed.add(`${next}@${version}`);
    }
  }
  return [...installed].flatMap((id) => {
    const range = lockfile.packages[id.replace(/\(.*/, '')]?.engines?.node ?? '*';
    if (satisfies(lowest, range)) return [];
    return [`${name} claims Node ${lowest}, but ${id} needs ${range}`];
  });
}
