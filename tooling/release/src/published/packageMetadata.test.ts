import { describe, expect, it } from 'vitest';
import { metadataOf, metadataProblems, withMetadata } from './packageMetadata.ts';
import {
  publicPackages,
  readManifest,
  repository,
  workspacePackages,
  type Manifest,
} from './publicPackages.ts';

describe('this repository', () => {
  const root = readManifest(repository);

  it.each(publicPackages().map((one) => [one.folder, one] as const))(
    '%s has the metadata of the root package.json',
    (_, one) => {
      expect(metadataProblems(root, one)).toEqual([]);
      expect(Object.keys(withMetadata(root, one))).toEqual(Object.keys(one.manifest));
    },
  );

  it('has a watch mode in every workspace with unit tests', () => {
    const scripts = workspacePackages().map(({ manifest }) => manifest.scripts ?? {});
    const tested = scripts.filter(({ test }) => test !== undefined);
    expect(tested.length).toBeGreaterThan(10);
    expect(tested.filter((names) => names['test:watch'] !== 'vitest watch')).toEqual([]);
  });
});

const root: Manifest = {
  name: 'root',
  version: '0.0.0',
  author: 'An author',
  repository: 'github:owner/name',
};
const manifest: Manifest = {
  name: '@scope/one',
  version: '1.0.0',
  license: 'MIT',
  keywords: ['one'],
  bin: {},
};
const written = withMetadata(root, { folder: 'packages/one', manifest });

it("writes full URLs after the package's licence", () => {
  expect(Object.keys(written)).toEqual([
    ...[
      'name',
      'version',
      'license',
      'author',
      'homepage',
      'repository',
      'bugs',
      'keywords',
      'bin',
    ],
  ]);
  expect(written).toMatchObject({
    author: 'An author',
    homepage: 'https://github.com/owner/name/tree/main/packages/one#readme',
    repository: {
      type: 'git',
      url: 'git+https://github.com/owner/name.git',
      directory: 'packages/one',
    },
    bugs: { url: 'https://github.com/owner/name/issues' },
  });
});

describe('deliberate faults', () => {
  it.each(['author', 'homepage', 'repository', 'bugs', 'keywords'] as const)(
    'reports a package without %s',
    (field) => {
      const broken = { ...written };
      delete broken[field];
      const problems = metadataProblems(root, { folder: 'packages/one', manifest: broken });
      expect(problems).toEqual([expect.stringContaining(`packages/one: ${field}`)]);
    },
  );

  it('reports a package that was moved to another folder', () => {
    const problems = metadataProblems(root, { folder: 'packages/two', manifest: written });
    expect(problems).toHaveLength(2);
  });

  it.each([
    { author: 'An author' },
    { author: 'An author', repository: 'https://example.com/owner/name' },
    { repository: 'github:owner/name' },
  ])('rejects a root package.json with only %j', (fields) => {
    const broken: Manifest = { name: 'root', version: '0.0.0', ...fields };
    expect(() => metadataOf(broken, 'packages/one')).toThrow('package.json');
  });
});
