import { base } from './site.ts';

/** A version of the documentation. */
export interface Version {
  /** Such as `1.0`. */
  name: string;
  /** Address of its home page, with a slash at both ends. The newest version is at `/`. */
  path: string;
}

/**
 * Versions at the time of this build, newest first. The builds of older versions load the list of the
 * newest one, so that it also contains versions that came later.
 */
export const versions: readonly Version[] = [{ name: '1.0 (unreleased)', path: '/' }];

/** Returns the entry of this build. */
export function thisVersion(all: readonly Version[]): Version | undefined {
  return all.find(({ path }) => path === `${base}/`);
}

/** Loads the list of the newest version. Returns the list of this build if it cannot be loaded. */
export async function loadVersions(
  signal: AbortSignal,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<readonly Version[]> {
  try {
    const response = await fetch('/versions.json', { signal });
    return response.ok ? ((await response.json()) as Version[]) : versions;
  } catch {
    return versions;
  }
}

/** Returns the address of a page in another version, or of that version's home page if it has no such page. */
export async function addressIn(
  version: Version,
  pathname: string,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string> {
  const page = version.path + pathname.slice(base.length + 1);
  try {
    const response = await fetch(page, { method: 'HEAD' });
    return response.ok ? page : version.path;
  } catch {
    return version.path;
  }
}
