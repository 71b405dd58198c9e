import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { parse } from 'yaml';

// Copies the examples of another exchange to `template/vite` and `template/next`, with the versions of this release.

interface Manifest {
  [field: string]: unknown;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const repository = resolve(import.meta.dirname, '../../..');
const templates = resolve(import.meta.dirname, '../template');
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

/** Copies the examples into one folder. A file of a later example replaces that of an earlier one. */
function writeTemplate(name: string, examples: readonly string[], leftOut: readonly string[] = []) {
  const template = join(templates, name);
  for (const example of examples) {
    const source = join(repository, 'examples', example);
    cpSync(source, template, {
      recursive: true,
      filter: (file) =>
        !['node_modules', 'dist', '.next'].includes(basename(file)) &&
        !leftOut.includes(relative(source, file).replaceAll('\\', '/')),
    });
  }
  const file = join(template, 'package.json');
  const manifest = { ...readJson(file), description: undefined };
  const dependencies = withVersions(manifest.dependencies);
  const devDependencies = withVersions(manifest.devDependencies);
  writeFileSync(
    file,
    `${JSON.stringify({ ...manifest, dependencies, devDependencies }, null, 2)}\n`,
  );
  // npm leaves files with this name out of packages.
  renameSync(join(template, '.gitignore'), join(template, '_gitignore'));
}

rmSync(templates, { recursive: true, force: true });
writeTemplate('vite', ['second-exchange']);
const viteOnly = ['main.tsx', 'main.test.tsx', 'Pages.tsx', 'Pages.test.tsx', 'PageHead.tsx'];
const notInNext = [
  'index.html',
  'vite.config.ts',
  'OVERLAY.md',
  ...viteOnly.map((file) => `src/${file}`),
];
writeTemplate('next', ['second-exchange', 'second-exchange-next'], notInNext);
