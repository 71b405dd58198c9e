/** Program that installs a site's dependencies. */
export type PackageManager = 'npm' | 'pnpm' | 'yarn';

/**
 * Returns the package manager that started this command.
 *
 * @param userAgent - `npm_config_user_agent`, such as `pnpm/12.0.0 npm/? node/v24.0.0 linux x64`
 */
export function packageManager(userAgent = ''): PackageManager {
  const name = userAgent.split('/')[0];
  return name === 'pnpm' || name === 'yarn' ? name : 'npm';
}
