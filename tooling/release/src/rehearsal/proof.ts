import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import {
  releasesOf,
  tarballOf,
  type PlannedRelease,
  type PublishPlan,
} from '../publishing/publishPlan.ts';

/** The fields of the registry's response that the proof reads. */
interface Packument {
  versions: Record<string, { dist: { tarball: string; integrity: string } }>;
  'dist-tags': Record<string, string>;
}

export interface Proof extends PlannedRelease {
  /** Size of the tarball in bytes. */
  bytes: number;
  /** All versions in the registry. */
  versions: string[];
  tags: Record<string, string>;
}

/**
 * Downloads every release of the plan from the registry and compares it with the packed tarball, byte by byte.
 *
 * @throws Error for the first package that is missing, differs or has another dist-tag
 */
export async function prove(registry: string, folder: string, plan: PublishPlan): Promise<Proof[]> {
  const proofs: Proof[] = [];
  for (const release of releasesOf(plan)) {
    const { name, version, tag } = release;
    const answer = await fetch(registry + name.replace('/', '%2f'));
    if (!answer.ok) throw new Error(`${name} is not in the registry (HTTP ${answer.status}).`);
    const packument = (await answer.json()) as Packument;
    const published = packument.versions[version];
    if (!published) throw new Error(`${name}@${version} is not in the registry.`);
    if (packument['dist-tags'][tag] !== version) {
      throw new Error(
        `${name}: "${tag}" is ${String(packument['dist-tags'][tag])}, not ${version}.`,
      );
    }
    const packed = readFileSync(tarballOf(folder, release));
    const download = Buffer.from(await (await fetch(published.dist.tarball)).arrayBuffer());
    const integrity = `sha512-${createHash('sha512').update(packed).digest('base64')}`;
    if (!download.equals(packed) || published.dist.integrity !== integrity) {
      throw new Error(`${name}@${version} in the registry differs from the packed tarball.`);
    }
    proofs.push({
      ...release,
      bytes: packed.length,
      versions: Object.keys(packument.versions),
      tags: packument['dist-tags'],
    });
  }
  return proofs;
}
