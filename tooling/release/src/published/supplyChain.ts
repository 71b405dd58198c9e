import type { WorkspacePackage } from './publicPackages.ts';

/**
 * Minimum versions of dependencies. Each of these versions fixed a vulnerability that affects this repository. A lower
 * version anywhere in the lockfile fails the tests.
 */
export const floors: Readonly<Record<string, string>> = {
  axios: '1.21.1',
  i18next: '27.1.2',
  next: '16.4.6',
  turbo: '2.11.11',
  vitest: '5.0.0',
  ws: '8.23.0',
};

/** Allowed older versions, each with the reason why it is harmless. */
const exceptions: Readonly<Record<string, string>> = {
  'ws@7.5.14': 'Lighthouse uses it to control the local Chromium, in benchmarks only.',
};

/** The fields of `pnpm-lock.yaml` that the checks read. Keys of `packages` are `name@version`. */
export interface Lockfile {
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

function numbers(version: string): number[] {
  // A prerelease, such as 1.0.0-beta, is older than 1.0.0.
  const [release = '', prerelease] = version.split('-');
  return [...release.split('.').map(Number), prerelease === undefined ? 0 : -1];
}

/** Returns whether `version` is older than `floor`. */
export function isBelow(version: string, floor: string): boolean {
  const [found, wanted] = [numbers(version), numbers(floor)];
  const index = wanted.findIndex((number, at) => number !== found[at]);
  return index >= 0 && (found[index] ?? 0) < (wanted[index] ?? 0);
}

function nameAndVersion(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** Returns all packages in the lockfile that are older than their minimum version. */
export function belowFloor({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((id) => {
    const { name, version } = nameAndVersion(id);
    const floor = floors[name];
    return floor !== undefined && isBelow(version, floor) && !(id in exceptions);
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
