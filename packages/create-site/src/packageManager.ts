/** Program that installs a site's dependencies. */
export interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn';
  /** Undefined if another program started the command. */
  version: string | undefined;
}

/**
 * Returns the package manager that started this command, or npm if it is another one.
 *
 * @param userAgent - `npm_config_user_agent`, such as `pnpm/12.0.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManager(userAgent = ''): PackageManager {
  const [, name, version] = /^(npm|pnpm|yarn)\/(\d+\.\d+\.\d+[\w.-]*)/.exec(userAgent) ?? [];
  return name === undefined
    ? { name: 'npm', version: undefined }
    : { name: name as PackageManager['name'], version };
}

/** Returns whether a package manager is a version of yarn that by default installs no `node_modules`. */
export function isModernYarn({ name, version = '' }: PackageManager): boolean {
  return name === 'yarn' && !version.startsWith('1.');
}
