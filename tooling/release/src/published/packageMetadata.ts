import type { Manifest, WorkspacePackage } from './publicPackages.ts';

/**
 * Returns the fields that every published package takes from the root `package.json`. They must be correct: the npm
 * registry rejects a version with provenance (HTTP 422) if `repository.url` is not the repository that built it.
 *
 * @throws Error if the root has no author or no `github:owner/name` as its repository
 */
export function metadataOf(root: Manifest, folder: string) {
  const { author, repository } = root;
  const shortForm = typeof repository === 'string' ? repository : '';
  const name = /^github:([\w.-]+\/[\w.-]+)$/.exec(shortForm)?.[1];
  if (author === undefined || name === undefined) {
    throw new Error(
      `Invalid author ${JSON.stringify(author)} or repository ${JSON.stringify(repository)} in the root ` +
        'package.json: set an author, and a repository such as "github:owner/name".',
    );
  }
  const address = `https://github.com/${name}`;
  return {
    author,
    homepage: `${address}/tree/main/${folder}#readme`,
    repository: { type: 'git', url: `git+${address}.git`, directory: folder },
    bugs: { url: `${address}/issues` },
  };
}

/** Returns the manifest with the fields of `metadataOf` after `license`, and all other fields unchanged. */
export function withMetadata(root: Manifest, { folder, manifest }: WorkspacePackage): Manifest {
  const metadata = metadataOf(root, folder);
  const entries = Object.entries(manifest).filter(([field]) => !(field in metadata));
  const after = entries.findIndex(([field]) => field === 'license') + 1;
  return Object.fromEntries(
    entries.toSpliced(after, 0, ...Object.entries(metadata)),
  ) as unknown as Manifest;
}

/** Returns a problem for each of these fields that is missing or differs from the root `package.json`. */
export function metadataProblems(root: Manifest, { folder, manifest }: WorkspacePackage): string[] {
  const problems = Object.entries(metadataOf(root, folder)).flatMap(([field, expected]) => {
    const found = manifest[field as keyof Manifest];
    if (JSON.stringify(found) === JSON.stringify(expected)) return [];
    return [
      `${folder}: ${field} is ${JSON.stringify(found)}, expected ${JSON.stringify(expected)}. ` +
        'Run `pnpm release:metadata`.',
    ];
  });
  if ((manifest.keywords ?? []).length > 0) return problems;
  return [...problems, `${folder}: keywords are missing. Add keywords to its package.json.`];
}
