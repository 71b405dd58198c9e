import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package that is to be published, as changesets writes it down. */
export interface PlannedRelease {
  kind: 'publish' | 'tag-only';
  name: string;
  version: string;
  /** The dist-tag: what `npm install name@tag` gives. */
  tag: string;
  access: string;
  /** Present once it was packed: where, relative to the plan, and its `sha256-…`. */
  tarball?: { path: string; integrity: string };
}

/** Groups in the order in which they go out: a package comes after those that it depends on. */
export type PublishPlan = PlannedRelease[][];

interface PlanFile {
  version: 1;
  plan: PublishPlan;
}

/** @throws Error when the file is not a plan of changesets 3. */
export function readPlan(file: string): PublishPlan {
  const { version, plan } = JSON.parse(readFileSync(file, 'utf8')) as Partial<PlanFile>;
  if (version !== 1 || !Array.isArray(plan)) {
    throw new Error(`${file} is no publish plan of version 1. Make it anew with release:pack.`);
  }
  return plan;
}

export function writePlan(file: string, plan: PublishPlan): void {
  writeFileSync(file, `${JSON.stringify({ version: 1, plan } satisfies PlanFile, undefined, 2)}\n`);
}

/** Packages of a plan, in order. */
export function releasesOf(plan: PublishPlan): PlannedRelease[] {
  return plan.flat().filter(({ kind }) => kind === 'publish');
}

/**
 * The plan under another dist-tag, for snapshots.
 *
 * @throws RangeError for `latest`, which only a normal release moves, and for a name that npm would
 * take for a version range.
 */
export function withTag(plan: PublishPlan, tag: string): PublishPlan {
  if (tag === 'latest' || !/^[a-z][a-z-]*$/.test(tag)) {
    throw new RangeError(
      `A snapshot cannot be published as "${tag}": take a word of small letters other than "latest".`,
    );
  }
  return plan.map((group) => group.map((release) => ({ ...release, tag })));
}

/** The part of a plan whose versions are not in the registry; empty groups fall away. */
export function remaining(plan: PublishPlan, isPublished: (id: string) => boolean): PublishPlan {
  return plan
    .map((group) => group.filter(({ name, version }) => !isPublished(`${name}@${version}`)))
    .filter((group) => group.length > 0);
}

/** The tarball of a packed release. */
export function tarballOf(folder: string, { name, tarball }: PlannedRelease): string {
  if (!tarball) throw new Error(`The plan has no tarball of ${name}. Run release:pack first.`);
  return join(folder, tarball.path);
}

/** @throws Error when a tarball is not the one that was packed. */
export function checkTarballs(folder: string, plan: PublishPlan): void {
  for (const release of releasesOf(plan)) {
    const file = tarballOf(folder, release);
    const digest = createHash('sha256').update(readFileSync(file)).digest('base64');
    if (release.tarball?.integrity !== `sha256-${digest}`) {
      throw new Error(
        `${file} is not the tarball that was packed: its sha256 differs from the plan's. ` +
          'Publish nothing of it; pack anew from the commit of the release.',
      );
    }
  }
}
