import { floors, isBelowFloor } from '@tooling/consumers/floors.ts';
import type { WorkspacePackage } from './publicPackages.ts';

/** Allowed older versions, each with the reason why it is harmless. */
const exceptions: Readonly<Record<string, string>> = {
  'ws@7.5.14': 'Lighthouse uses it to control the local Chromium, in benchmarks only.',
};

/** The fields of `pnpm-lock.yaml` that the checks read. Keys of `packages` are `name@version`. */
export interface Lockfile {
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

function nameAndVersion(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** Returns all packages in the lockfile that are older than their minimum version. */
export function belowFloor({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((id) => {
    const { name, version } = nameAndVersion(id);
    return isBelowFloor(name, version) && !(id in exceptions);
  });
}

/** Returns entries of `floors` and `exceptions` for packages that are not installed, so that they can be deleted. */
export function idleLines({ packages }: Lockfile): string[] {
  const installed = new Set(Object.keys(packages).map((id) => nameAndVersion(id).name));
  return [
    ...Object.keys(floors).filter((name) => !installed.has(name)),
    ...Object.keys(exceptions).filter((id) => !(id in packages)),
  ];
}

/** Returns packages that come from git, a folder or a plain URL instead of a registry with a checksum. */
export function exotic({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolution }]) => {
      const { integrity, ...rest } = resolution;
      return typeof integrity !== 'string' || Object.keys(rest).length > 0;
    })
    .map(([id]) => id);
}

/**
 * Returns dependencies whose version range is in a package's manifest instead of the catalog. Peer dependencies are
 * excluded, because their ranges describe the versions that users may have.
 */
export function versionsElsewhere(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^(catalog:|workspace:\*)$/.test(version))
      .map(([name, version]) => `${folder}: ${name}@${version}`),
  );
}
