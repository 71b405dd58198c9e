import { posix } from 'node:path';

/** Documents that a package may contain besides its code. */
const documents = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'PROTOCOL.md'];

/** Relative imports of a file, such as `./chunk-X.js` in `from`, `import()` and `require()`. */
const relativeImport = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** Maps run-time extensions in declaration files to the extensions of declarations. */
const declarationOf: Record<string, string> = { '.js': '.d.ts', '.cjs': '.d.cts' };

function targets(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targets) : [];
}

/**
 * Returns the exact list of files that a package needs: the files in `exports` and `bin`, their imports, and the
 * documents. Other packed files are leftovers.
 *
 * @param read returns the text of a packed file, or undefined if it is not packed
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
