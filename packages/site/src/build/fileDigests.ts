import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * Returns the SHA-256 in base64 of each file in a folder, by its path with slashes. Omits compressed copies, because
 * browsers receive the content of the original.
 */
export function fileDigests(folder: string): Record<string, string> {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).replaceAll(sep, '/'),
      createHash('sha256').update(readFileSync(file)).digest('base64'),
    ]),
  );
}
