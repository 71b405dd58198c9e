import { execFileSync } from 'node:child_process';
import { type Manifest, repository } from '../publicPackages.ts';

/**
 * Node versions to test, by major version: all that any package supports. `engines.node` of a
 * package sets its oldest.
 */
export const nodeVersions: Readonly<Record<number, string>> = {
  20: '20.20.2',
  22: '22.23.3',
  24: '24.21.0',
};

/**
 * Returns the oldest major version of Node that a package supports.
 *
 * @throws Error if its `engines.node` has another format than `>=20`
 */
export function oldestNode({ name, engines }: Pick<Manifest, 'name' | 'engines'>): number {
  const [, major] = /^>=(\d+)$/.exec(engines?.node ?? '') ?? [];
  if (major === undefined) throw new Error(`engines.node of ${name}: use the format ">=20".`);
  return Number(major);
}

/**
 * Returns the path of a Node binary. pnpm installs it from the npm package `node` into a cache outside this repository
 * and keeps it for a day.
 *
 * @throws Error if the version cannot be installed
 */
export function nodeBinary(version: string): string {
  const install = ['--silent', 'dlx', '--allow-build=node', `--package=node@${version}`];
  const print = ['node', '-p', 'process.version + " " + process.execPath'];
  const output = execFileSync('pnpm', [...install, ...print], {
    cwd: repository,
    encoding: 'utf8',
  });
  const [found, path] = output.trim().split('\n').at(-1)?.split(' ') ?? [];
  if (path === undefined || found !== `v${version}`) {
    throw new Error(`Cannot install Node ${version}: pnpm dlx printed ${JSON.stringify(output)}.`);
  }
  return path;
}
