import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Package managers with which sites are installed: the package of each, and its program. */
export const managers = {
  npm: { source: 'npm', version: '12.2.2', program: 'bin/npm-cli.js' },
  pnpm: { source: 'pnpm', version: '12.21.0', program: 'bin/pnpm.mjs' },
  yarn: { source: '@yarnpkg/cli-dist', version: '4.18.1', program: 'bin/yarn.js' },
} as const;

export type ManagerName = keyof typeof managers;

/** Returns the user agent that a package manager gives to the commands it runs. */
export function userAgentOf(manager: ManagerName): string {
  return `${manager}/${managers[manager].version} npm/? node/v24.0.0 linux x64`;
}

/**
 * Installs a package manager from the registry into a folder.
 *
 * @returns the path of its program, which Node runs
 */
export function installManager(manager: ManagerName, folder: string): string {
  const { source, version, program } = managers[manager];
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{}');
  // Under its own name, pnpm would make a package manager that of the folder, and install nothing.
  const alias = `manager@npm:${source}@${version}`;
  execFileSync('pnpm', ['add', '--ignore-scripts', alias], { cwd: folder, stdio: 'pipe' });
  return join(folder, 'node_modules/manager', program);
}
