import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parse } from 'yaml';

// Copies the example `second-exchange` to `template`, with the versions of this release.

interface Manifest {
  [field: string]: unknown;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const repository = resolve(import.meta.dirname, '../../..');
const template = resolve(import.meta.dirname, '../template');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const { catalog } = parse(readFileSync(join(repository, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};
const ours = globSync('packages/*/package.json', { cwd: repository }).map((file) => {
  const { name, version } = readJson(join(repository, file)) as unknown as {
    name: string;
    version: string;
  };
  return [name, `^${version}`] as const;
});
const versions = new Map([...Object.entries(catalog), ...ours]);

/** @throws Error if a version is unknown, because a site with `*` breaks with the next major version */
function withVersions(dependencies: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.keys(dependencies).map((name) => {
      const version = versions.get(name);
      if (version === undefined) {
        throw new Error(`${name} has no version: add it to the catalog in pnpm-workspace.yaml.`);
      }
      return [name, version];
    }),
  );
}

rmSync(template, { recursive: true, force: true });
cpSync(join(repository, 'examples/second-exchange'), template, {
  recursive: true,
  filter: (file) => !['node_modules', 'dist'].includes(basename(file)),
});
const manifestFile = join(template, 'package.json');
const manifest = { ...readJson(manifestFile), description: undefined };
const { dependencies, devDependencies } = manifest;
writeFileSync(
  manifestFile,
  `${JSON.stringify(
    {
      ...manifest,
      dependencies: withVersions(dependencies),
      devDependencies: withVersions(devDependencies),
    },
    null,
    2,
  )}\n`,
);
// npm leaves files with this name out of packages.
renameSync(join(template, '.gitignore'), join(template, '_gitignore'));
