import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Wanted {
  /** Who needs what, such as `The browser tests need a Chromium`. */
  need: string;
  /** The environment variable that names the program. */
  variable: string;
  /** Its names in the folders of `PATH`, the best first. */
  names: readonly string[];
  /** Where else it may be. */
  places: readonly string[];
  /** How to get it, such as `Debian: apt-get install chromium`. */
  install: string;
}

/**
 * A program of this machine: the one that the variable names, else the first one found.
 *
 * @throws Error that says what to install when there is none
 */
export function findProgram({ need, variable, names, places, install }: Wanted): string {
  const named = process.env[variable];
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = named === undefined ? [...inPath, ...places].find(isExecutable) : named;
  if (found === undefined || !isExecutable(found)) {
    throw new Error(
      `${need}${named ? `, and ${variable} (${named}) is none` : ''}. ` +
        `Install one (${install}) or set ${variable} to its program.`,
    );
  }
  return found;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
