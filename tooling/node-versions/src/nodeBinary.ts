import { execFileSync } from 'node:child_process';
import { nodeVersions } from './nodeVersions.ts';
import { repository } from './publishedPackages.ts';

/**
 * Returns the path of a Node binary. It comes from the `node` package of the registry, which pnpm installs outside
 * of this repository and keeps for a day.
 *
 * @throws Error if the version is not in the table or cannot be installed
 */
export function nodeBinary(major: number): string {
  const version = nodeVersions[major];
  if (version === undefined) {
    throw new Error(`Unsupported Node ${major}: use one of ${Object.keys(nodeVersions).join()}.`);
  }
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
