import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { nodeRefusals, type Lockfile } from '../src/published/nodeRefusals.ts';
import { publicPackages, repository } from '../src/published/publicPackages.ts';

const lockfile = parse(readFileSync(join(repository, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;

it.each(publicPackages().map(({ folder, manifest }) => [folder, manifest] as const))(
  '%s can be installed with engine-strict on each Node version that it claims',
  (folder, manifest) => {
    expect(nodeRefusals(folder, manifest, lockfile)).toEqual([]);
  },
);

describe('a package that claims Node 20', () => {
  const claims = (manifest: object, engines?: string) =>
    nodeRefusals(
      'packages/own',
      { name: 'own', version: '1.0.0', engines: { node: '>=20' }, ...manifest },
      {
        importers: {
          'packages/own': { devDependencies: { direct: { version: '1.0.0(peer@1)' } } },
        },
        packages: {
          'direct@1.0.0': { engines: { node: '>=18' } },
          'deep@2.0.0': engines === undefined ? {} : { engines: { node: engines } },
        },
        snapshots: {
          'direct@1.0.0(peer@1)': { dependencies: { deep: '2.0.0' } },
          'deep@2.0.0': { dependencies: { deep: '2.0.0' } },
        },
      },
    );

  it.each(['dependencies', 'peerDependencies'])('is refused by what its %s need', (field) => {
    const manifest = { [field]: { direct: '^1.0.0' } };
    expect(claims(manifest, '>=22')).toEqual(['own claims Node 20.0.0, but deep@2.0.0 needs >=22']);
    expect(claims(manifest, '>=20.1')).toHaveLength(1);
    expect(claims(manifest, '^18 || >=20')).toEqual([]);
    expect(claims(manifest)).toEqual([]);
  });

  it('is not refused by an optional peer', () => {
    const peerDependenciesMeta = { direct: { optional: true } };
    expect(
      claims({ peerDependencies: { direct: '^1.0.0' }, peerDependenciesMeta }, '>=22'),
    ).toEqual([]);
  });

  it('needs engines, and a lockfile with its dependencies', () => {
    expect(() => claims({ engines: undefined })).toThrow('own has no engines.node');
    expect(() => claims({ dependencies: { missing: '^1.0.0' } })).toThrow(
      'does not contain missing',
    );
  });
});
