/** Major, minor, patch and build number. A missing patch or build is 0. */
export type Version = readonly [major: number, minor: number, patch: number, build: number];

/** A suffix must start with a digit and contain no words, because a word such as `(beta)` may mean a pre-release. */
const pattern =
  /^v?(\d{1,9})\.(\d{1,9})(?:\.(\d{1,9})(?:\.(\d{1,9}))?)?(?:\+\d[\d.]{0,63}| {0,4}\(\d[\d.]{0,63}\))?$/i;

/**
 * Parses an app version such as `3.6.1`, `7.4`, `v3.6.1 (1234)`, `3.6.1.2` or `3.6.1+5`.
 *
 * Returns `undefined` for a single number, for a pre-release or other words, and for values that are not
 * strings.
 */
export function parseVersion(text: unknown): Version | undefined {
  const match = typeof text === 'string' ? pattern.exec(text.trim()) : null;
  // The pattern has four groups. The last two, patch and build, are optional.
  return match?.slice(1).map((part) => Number(part || 0)) as Version | undefined;
}

/**
 * Compares versions numerically, part by part: 3.10.0 is newer than 3.6.1.
 *
 * @returns negative, 0 or positive; `NaN` if either side is not a version, so that `>= 0` is false
 */
export function compareVersions(a: string | Version, b: string | Version): number {
  const left = typeof a === 'string' ? parseVersion(a) : a;
  const right = typeof b === 'string' ? parseVersion(b) : b;
  if (!left || !right) return NaN;
  const differing = left.findIndex((part, index) => part !== right[index]);
  return Math.sign((left[differing] ?? 0) - (right[differing] ?? 0));
}
