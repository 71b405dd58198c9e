import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBelowMinimum } from '@tooling/consumers/securityMinimums.ts';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  publicPackages,
  readManifest,
  repository,
  workspacePackages,
} from '../src/publicPackages.ts';

/** Allowed older versions, each with the reason why it is harmless. */
const exceptions: Readonly<Record<string, string>> = {
  'ws@7.5.14': 'Lighthouse uses it to control the local Chromium, in benchmarks only.',
};

it('installs no version below the minimum for its package', () => {
  const lockfile = parse(readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')) as {
    packages: Record<string, unknown>;
  };
  const tooOld = Object.keys(lockfile.packages).filter((id) => {
    const [, name = '', version = ''] = /^(.+)@(.+)$/.exec(id) ?? [];
    return isBelowMinimum(name, version);
  });
  expect(tooOld).toEqual(Object.keys(exceptions));
});

it('declares each version once, in the catalog', () => {
  const everything = [...workspacePackages(), { folder: '.', manifest: readManifest(repository) }];
  const elsewhere = everything.flatMap(({ folder, manifest }) =>
    Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
      .filter(([, version]) => !['catalog:', 'workspace:*'].includes(version))
      .map(([name, version]) => `${folder}: ${name}@${version}`),
  );
  expect(elsewhere).toEqual([]);
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
