import { isModernYarn, type PackageManager } from './packageManager.ts';

/** Replaces the commands of npm in a page or workflow of a site with those of another package manager. */
export function withManagerCommands(text: string, manager: PackageManager): string {
  return text
    .replace('- run: npm ci\n', `${installation(manager)}\n`)
    .replaceAll(/\bnpm (?=(install|run|test)\b(?! --global))/g, `${manager.name} `);
}

/** Returns the steps of a workflow that install the versions in the lockfile. */
function installation(manager: PackageManager): string {
  const { name, version } = manager;
  if (name === 'npm') return '- run: npm ci';
  // yarn publishes versions above 1 under another name.
  const source = isModernYarn(manager) ? '@yarnpkg/cli-dist' : name;
  const option = isModernYarn(manager) ? '--immutable' : '--frozen-lockfile';
  return [
    `- run: npm install --global ${source}@${version}`,
    `      - run: ${name} install ${option}`,
  ].join('\n');
}
