import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package to publish, as in a publish plan of Changesets. */
export interface PlannedRelease {
  kind: 'publish' | 'tag-only';
  name: string;
  version: string;
  /** The dist-tag, as in `npm install name@tag`. */
  tag: string;
  access: string;
  /** Path relative to the plan, and checksum (`sha256-…`). Missing until the package is packed. */
  tarball?: { path: string; integrity: string };
}

/** Groups of packages in publishing order. A package is in a later group than its dependencies. */
export type PublishPlan = PlannedRelease[][];

interface PlanFile {
  version: 1;
  plan: PublishPlan;
}

/** @throws Error if the file is not a publish plan of Changesets 3 */
export function readPlan(file: string): PublishPlan {
  const { version, plan } = JSON.parse(readFileSync(file, 'utf8')) as Partial<PlanFile>;
  if (version !== 1 || !Array.isArray(plan)) {
    throw new Error(`${file} is not a publish plan of version 1. Recreate it with release:pack.`);
  }
  return plan;
}

export function writePlan(file: string, plan: PublishPlan): void {
  writeFileSync(file, `${JSON.stringify({ version: 1, plan } satisfies PlanFile, undefined, 2)}\n`);
}

/** Returns the packages of a plan in publishing order. */
export function releasesOf(plan: PublishPlan): PlannedRelease[] {
  return plan.flat().filter(({ kind }) => kind === 'publish');
}

/**
 * Returns the plan with another dist-tag, for snapshots.
 *
 * @throws RangeError for `latest`, which is reserved for normal releases, and for names that npm would interpret as a
 * version range.
 */
export function withTag(plan: PublishPlan, tag: string): PublishPlan {
  if (tag === 'latest' || !/^[a-z][a-z-]*$/.test(tag)) {
    throw new RangeError(
      `Invalid dist-tag "${tag}" for a snapshot: use lower-case letters and dashes, but not "latest".`,
    );
  }
  return plan.map((group) => group.map((release) => ({ ...release, tag })));
}

/** Returns the plan without the versions that are already published, and without empty groups. */
export function remaining(plan: PublishPlan, isPublished: (id: string) => boolean): PublishPlan {
  return plan
    .map((group) => group.filter(({ name, version }) => !isPublished(`${name}@${version}`)))
    .filter((group) => group.length > 0);
}

/** Returns the path of a packed release's tarball. */
export function tarballOf(folder: string, { name, tarball }: PlannedRelease): string {
  if (!tarball) throw new Error(`The plan has no tarball of ${name}. Run release:pack first.`);
  return join(folder, tarball.path);
}

/** @throws Error if a tarball's checksum differs from the one in the plan */
export function checkTarballs(folder: string, plan: PublishPlan): void {
  for (const release of releasesOf(plan)) {
    const file = tarballOf(folder, release);
    const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
    if (release.tarball?.integrity !== `sha256-${digest}`) {
      throw new Error(
        `${file} differs from the packed tarball: its sha256 is not the one in the plan. ` +
          'Do not publish it. Pack again from the commit of the release.',
      );
    }
  }
}
