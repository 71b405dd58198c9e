import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Root of the repository. The scripts of this app run in the app's folder. */
const root = join(process.cwd(), '../..');

/** Address of the repository's files on GitHub, for files that have no page. */
const webFiles = 'https://github.com/exchange-web/exchange-web/blob/main/';

/** Address of the repository's folders on GitHub. */
const webFolders = 'https://github.com/exchange-web/exchange-web/tree/main/';

/** Returns the text of a file. `path` is relative to the root of the repository. */
export function readSource(path: string): string {
  return readFileSync(join(root, path), 'utf8');
}

/** Returns whether a file or folder exists in the repository. */
export function sourceExists(path: string): boolean {
  return existsSync(join(root, path));
}

/** Returns the absolute path of a file of the repository. */
export function absolutePath(path: string): string {
  return join(root, path);
}

/** Returns the address of a repository file on GitHub. */
export function webAddress(path: string): string {
  return new URL(path, webFiles).href;
}

/** Returns the path of a file or folder that is given by its address on GitHub, with the fragment. */
export function pathInRepository(address: string): string | undefined {
  const prefix = [webFiles, webFolders].find((each) => address.startsWith(each));
  return prefix === undefined ? undefined : address.slice(prefix.length);
}
