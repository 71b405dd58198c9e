import { globSync, readFileSync, rmSync } from 'node:fs';

/**
 * Returns the files in `dist` that no entry of the package needs. A restored build cache adds its files to those of the
 * build before, so that `dist` also contains old chunks.
 *
 * A file is needed if `package.json` or a needed file contains its name without extensions: declarations import
 * `./chunk.js` and mean `chunk.d.ts`.
 *
 * @param manifest - content of `package.json`
 * @param files - contents by path, such as `dist/index.js`
 */
export function unusedFiles(manifest: string, files: ReadonlyMap<string, string>): string[] {
  const unused = new Set([...files.keys()].filter((file) => file.startsWith('dist/')));
  const unread = [manifest];
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const file of unused) {
      if (!text.includes(stem(file))) continue;
      unused.delete(file);
      unread.push(files.get(file)!);
    }
  }
  return [...unused];
}

/** Returns `chunk-A1` for `dist/chunk-A1.d.cts`. */
function stem(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\..*/, '');
}

// The build runs this file in the folder of a package to remove chunks of earlier builds from `dist`.
if (import.meta.main) {
  const paths = globSync('dist/**', { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/'));
  const files = new Map(paths.map((path) => [path, readFileSync(path, 'utf8')]));
  for (const file of unusedFiles(readFileSync('package.json', 'utf8'), files)) rmSync(file);
}
