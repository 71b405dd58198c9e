import { posix } from 'node:path';

/** Files that a package may contain besides its code. */
const documents = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'PROTOCOL.md'];

/** Matches a relative path such as `./chunk-X.js` after `from`, `import` or `require`. */
const relativeImport = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Maps the extension of an import in a declaration file to the extension of the imported declaration file. */
const declarationOf: Record<string, string> = { '.js': '.d.ts', '.cjs': '.d.cts' };

function targets(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targets) : [];
}

/**
 * Returns all files that a package needs: the files in `exports` and `bin`, the files that these import, and the
 * documents. Other files in the tarball are leftovers.
 *
 * @param read - returns the text of a file in the tarball, or undefined if the tarball does not contain it
 */
export function reachableFiles(
  manifest: { exports?: unknown; bin?: unknown },
  read: (file: string) => string | undefined,
): string[] {
  const reached = new Set<string>();
  const queue = [...targets(manifest.exports), ...targets(manifest.bin)];
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    const declaration = /\.d\.c?ts$/.test(file);
    for (const [, specifier = ''] of (read(file) ?? '').matchAll(relativeImport)) {
      const name = posix.join(posix.dirname(file), specifier);
      queue.push(declaration ? name.replace(/\.c?js$/, (end) => declarationOf[end] ?? end) : name);
    }
  }
  const shipped = documents.filter((name) => read(name) !== undefined);
  return [...new Set([...reached, ...shipped])].sort();
}
