import type { WorkspacePackage } from './publicPackages.ts';

/**
 * The oldest versions that are safe to use, and why they are known: each closed a hole that matters to
 * us. A lower one anywhere in the lockfile fails the tests.
 */
export const floors: Readonly<Record<string, string>> = {
  axios: '1.21.1',
  i18next: '27.1.2',
  next: '16.4.6',
  turbo: '2.11.11',
  vitest: '5.0.0',
  ws: '8.23.0',
};

/** Older versions that stay, each with the reason why it does no harm. */
const exceptions: Readonly<Record<string, string>> = {
  'ws@7.5.14': 'Lighthouse talks with it to the Chromium of this machine, in benchmarks only.',
};

/** The part of `pnpm-lock.yaml` that is read: `name@version` of everything that is installed. */
export interface Lockfile {
  packages: Record<string, { resolution: Record<string, unknown> }>;
}

function numbers(version: string): number[] {
  // A prerelease comes before its version, so it counts as one step less.
  const [release = '', prerelease] = version.split('-');
  return [...release.split('.').map(Number), prerelease === undefined ? 0 : -1];
}

/** Whether `version` is older than `floor`. */
export function isBelow(version: string, floor: string): boolean {
  const [found, wanted] = [numbers(version), numbers(floor)];
  const index = wanted.findIndex((number, at) => number !== found[at]);
  return index >= 0 && (found[index] ?? 0) < (wanted[index] ?? 0);
}

function nameAndVersion(id: string): { name: string; version: string } {
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/** Everything in the lockfile that is older than its floor. */
export function belowFloor({ packages }: Lockfile): string[] {
  return Object.keys(packages).filter((id) => {
    const { name, version } = nameAndVersion(id);
    const floor = floors[name];
    return floor !== undefined && isBelow(version, floor) && !(id in exceptions);
  });
}

/** Floors and exceptions of what is not installed at all: lines to take away. */
export function idleLines({ packages }: Lockfile): string[] {
  const installed = new Set(Object.keys(packages).map((id) => nameAndVersion(id).name));
  return [
    ...Object.keys(floors).filter((name) => !installed.has(name)),
    ...Object.keys(exceptions).filter((id) => !(id in packages)),
  ];
}

/** Entries that do not come from a registry with a checksum: git, folders, bare addresses. */
export function exotic({ packages }: Lockfile): string[] {
  return Object.entries(packages)
    .filter(([, { resolution }]) => {
      const { integrity, ...rest } = resolution;
      return typeof integrity !== 'string' || Object.keys(rest).length > 0;
    })
    .map(([id]) => id);
}

/**
 * Versions that a package asks for by itself instead of by the catalog. Peers are ranges of what users
 * may have, so they are written where they are.
 */
export function versionsElsewhere(packages: readonly WorkspacePackage[]): string[] {
  return packages.flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !/^(catalog:|workspace:\*)$/.test(version))
      .map(([name, version]) => `${folder}: ${name}@${version}`),
  );
}
