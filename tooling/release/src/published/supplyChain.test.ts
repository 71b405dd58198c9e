import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  publicPackages,
  readManifest,
  readWorkspace,
  repository,
  workspacePackages,
} from './publicPackages.ts';
import { belowFloor, exotic, idleLines, versionsElsewhere, type Lockfile } from './supplyChain.ts';

const lockfile = parse(readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
const everything = [...workspacePackages(), { folder: '.', manifest: readManifest(repository) }];

describe('this repository', () => {
  it('installs no version below the minimum for its package', () => {
    expect(belowFloor(lockfile)).toEqual([]);
    expect(idleLines(lockfile)).toEqual([]);
  });

  it('installs all packages from a registry, with a checksum', () => {
    expect(exotic(lockfile)).toEqual([]);
  });

  it('declares each version once, in the catalog', () => {
    expect(versionsElsewhere(everything)).toEqual([]);
  });

  it('installs only versions that are a day old and blocks unknown install scripts', () => {
    expect(readWorkspace()).toMatchObject({
      minimumReleaseAge: 1440,
      strictDepBuilds: true,
      blockExoticSubdeps: true,
      catalogMode: 'strict',
      strictPeerDependencies: true,
    });
  });

  // npm rejects a version with provenance (HTTP 422) if `repository.url` is not the repository that built it.
  it('publishes only packages with the licence, author and repository of the root package.json', () => {
    const { license, author, repository: shortForm } = readManifest(repository);
    const url = (shortForm as string).replace('github:', 'https://github.com/');
    for (const { folder, manifest } of publicPackages()) {
      expect(manifest).toMatchObject({
        name: expect.stringMatching(/^@exchange\//) as string,
        license,
        author,
        homepage: `${url}/tree/main/${folder}#readme`,
        repository: { type: 'git', url: `git+${url}.git`, directory: folder },
        bugs: { url: `${url}/issues` },
        keywords: expect.arrayContaining([expect.any(String)]) as string[],
      });
    }
  });

  it('lists every public package as a dependency of tooling/release, so that turbo builds it first', () => {
    const { devDependencies = {} } = readManifest(join(repository, 'tooling/release'));
    for (const { manifest } of publicPackages()) {
      expect(devDependencies).toHaveProperty(manifest.name, 'workspace:*');
    }
  });
});

describe('deliberate faults', () => {
  const locked = (id: string, resolution: Record<string, unknown>): Lockfile => ({
    packages: { [id]: { resolution } },
  });

  it('reports a version below its minimum', () => {
    expect(belowFloor(locked('axios@1.21.0', { integrity: 'sha512-x' }))).toEqual(['axios@1.21.0']);
    expect(idleLines(locked('axios@1.21.0', {}))).toEqual(
      expect.arrayContaining(['ws', expect.stringMatching(/^ws@/)]),
    );
  });

  it.each([
    { tarball: 'https://example.com/x.tgz', integrity: 'sha512-x' },
    { type: 'git', repo: 'https://example.com/x.git', commit: 'abc' },
    { directory: '../x', type: 'directory' },
    {},
  ])('reports packages from other sources: %j', (resolution) => {
    expect(exotic(locked('x@1.0.0', resolution))).toEqual(['x@1.0.0']);
  });

  it('reports a version range that is not in the catalog', () => {
    const manifest = { name: 'x', version: '1.0.0', devDependencies: { react: '^19.0.0' } };
    expect(versionsElsewhere([{ folder: 'packages/x', manifest }])).toEqual([
      'packages/x: react@^19.0.0',
    ]);
  });
});
