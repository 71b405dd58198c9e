import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

interface Program {
  /** First sentence of the error, without a full stop: `The browser tests need Chromium`. */
  need: string;
  /** Environment variable with the program's path. */
  variable: string;
  /** File names to look for in `PATH`, best first. */
  names: readonly string[];
  /** Paths to try after `PATH`. */
  places: readonly string[];
  /** Installation instructions, such as `Debian: apt-get install chromium`. */
  install: string;
}

/**
 * Returns the path of a program: the environment variable's value, or the first of the names and places that exists.
 *
 * @throws Error with installation instructions if there is none
 */
export function findProgram({ need, variable, names, places, install }: Program): string {
  const named = process.env[variable];
  const inPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)));
  const found = named === undefined ? [...inPath, ...places].find(isExecutable) : named;
  if (found === undefined || !isExecutable(found)) {
    const refusal = named ? `, and ${variable} (${named}) is not an executable file` : '';
    throw new Error(`${need}${refusal}. Install it (${install}) or set ${variable} to its path.`);
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
