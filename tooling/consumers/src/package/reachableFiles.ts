import { posix } from 'node:path';

/** Documents that a package may ship beside its code. */
const documents = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md', 'PROTOCOL.md'];

/** What one file loads of its own package: `./chunk-X.js` in `from`, `import()`, `require()`. */
const relativeImport = /(?:from|import|require)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** A declaration names its neighbours as they will be at run time. */
const declarationOf: Record<string, string> = { '.js': '.d.ts', '.cjs': '.d.cts' };

function targets(value: unknown): string[] {
  if (typeof value === 'string') return [posix.normalize(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(targets) : [];
}

/**
 * The exact list of files that a package needs: what `exports` and `bin` name, what those load, and the
 * documents. A file that is packed and not in it is a leftover; one in it that is not packed is missing.
 *
 * @param read the text of a packed file; `undefined` when it is not packed
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
