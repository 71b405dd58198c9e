import { lt, minVersion } from 'semver';

/**
 * Minimum versions of dependencies. Each of these versions fixed a vulnerability that affects this
 * repository. The tests reject a lower version in the lockfile, and a range of a published package
 * that allows one.
 */
export const securityMinimums: Readonly<Record<string, string>> = {
  axios: '1.21.1',
  i18next: '27.1.2',
  next: '16.4.6',
  turbo: '2.11.11',
  vitest: '5.0.0',
  ws: '8.23.0',
};

/** Returns whether a version is below the minimum of its package, or whether a range allows such a version. */
export function isBelowMinimum(name: string, range: string): boolean {
  const minimum = securityMinimums[name];
  if (minimum === undefined) return false;
  const lowest = minVersion(range);
  return lowest === null || lt(lowest, minimum);
}
