import { CreateSiteError } from './createSiteError.ts';

/**
 * Returns the name of a new site, which is the name of its folder and of its package.
 *
 * @throws CreateSiteError if npm does not accept it as the name of a package
 */
export function siteName(text: string): string {
  const name = text.trim();
  const isReserved = ['node_modules', 'favicon.ico'].includes(name);
  if (/^[a-z0-9][a-z0-9._-]{0,99}$/.test(name) && !isReserved) return name;
  throw new CreateSiteError(
    'invalidName',
    `Invalid name ${JSON.stringify(text)}: use lower-case letters, digits, "-", "." and "_", such as my-site.`,
  );
}
