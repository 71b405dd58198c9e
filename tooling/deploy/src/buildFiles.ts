import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { DeployError } from './deployError.ts';
import type { Directives } from './pagePolicy.ts';

/** Folder of the site's assets, whose names contain a content hash. All releases share it. */
export const assetFolder = 'task-center/_next';

export interface BuildFiles {
  readonly environment: string;
  /** Sorted paths below `out`, with slashes. Compressed copies are left out. */
  readonly site: readonly string[];
  /** Paths below `release`, of translations that open pages load. */
  readonly texts: readonly string[];
  /** Response headers for the environment. */
  readonly headers: Readonly<Record<string, string>>;
  /** The part of the Content-Security-Policy that each page contains, without the hashes of its scripts and styles. */
  readonly pagePolicy: Directives;
}

/**
 * Lists the files of a build.
 *
 * @param selected - an environment of the build; default: production, the first one
 * @throws DeployError if the build, or its headers for the environment, are missing
 */
export function readBuild(folder: string, selected?: string): BuildFiles {
  const read = <Value>(name: string): Partial<Record<string, Value>> => {
    const file = join(folder, name);
    if (!existsSync(join(folder, 'out')) || !existsSync(file)) {
      const message = `${folder} has no built site. Run "pnpm build".`;
      throw new DeployError('missingBuild', folder, message);
    }
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Record<string, Value>>;
  };
  const policies = read<Directives>('out.policies.json');
  const environment = selected ?? Object.keys(policies)[0] ?? '';
  const pagePolicy = policies[environment];
  const headers = read<BuildFiles['headers']>('out.headers.json')[environment];
  if (headers?.['Content-Security-Policy'] === undefined || pagePolicy === undefined) {
    const message = `The build has no headers for "${environment}". Use ${Object.keys(policies).join(', ')}.`;
    throw new DeployError('missingHeaders', environment, message);
  }
  return {
    environment,
    site: list(join(folder, 'out')).filter((path) => !/\.(gz|br)$/.test(path)),
    texts: list(join(folder, 'release')),
    headers,
    pagePolicy,
  };
}

function list(folder: string): string[] {
  return globSync('**/*', { cwd: folder })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.split(sep).join('/'))
    .sort();
}

/** Returns an id that is a hash of all files' content, so that a build has the same id on every machine. */
export function contentId(contents: Iterable<readonly [name: string, content: Buffer]>): string {
  const hash = createHash('sha256');
  for (const [name, content] of contents) {
    hash.update(`${name}\0${createHash('sha256').update(content).digest('hex')}\n`);
  }
  return hash.digest('hex').slice(0, 12);
}
