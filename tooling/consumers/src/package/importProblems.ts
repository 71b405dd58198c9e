import { execFileSync } from 'node:child_process';
import { codeEntries } from './packedPackage.ts';

/**
 * Loads all entries in one Node process.
 *
 * @returns the exported names by entry
 * @throws Error if an entry adds a global, or starts something that keeps the process running
 */
function exportedNames(
  type: 'module' | 'commonjs',
  { folder, specifiers, node }: { folder: string; specifiers: readonly string[]; node: string },
): Record<string, string[]> {
  const program = `
    const load = ${type === 'module' ? '(name) => import(name)' : 'require'};
    const globals = () => Object.getOwnPropertyNames(globalThis);
    // Ignore the standard streams, which exist once an import accesses them, and files that Node 20 is about to close.
    const ignored = ['PipeWrap', 'TTYWrap', 'CloseReq'];
    const running = () => process.getActiveResourcesInfo().filter((name) => !ignored.includes(name));
    const names = {};
    (async () => {
      for (const specifier of ${JSON.stringify(specifiers)}) {
        const [known, count] = [new Set(globals()), running().length];
        names[specifier] = Object.keys(await load(specifier)).sort();
        const added = globals().filter((name) => !known.has(name));
        if (added.length > 0) throw new Error(specifier + ' added globals: ' + added.join());
        if (running().length > count) throw new Error(specifier + ' left running: ' + running().join());
      }
      console.log(JSON.stringify(names));
    })();
  `;
  const output = execFileSync(node, [`--input-type=${type}`, '-e', program], {
    cwd: folder,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 60_000,
  });
  return JSON.parse(output) as Record<string, string[]>;
}

interface InstalledPackage {
  folder: string;
  manifest: { name: string; exports?: Record<string, unknown> };
}

/** Imports and requires every entry in Node without a DOM, and compares the exported names. */
export function importProblems(
  { folder, manifest }: InstalledPackage,
  node = process.execPath,
): string[] {
  const specifiers = codeEntries(manifest).map((entry) => manifest.name + entry.slice(1));
  try {
    const imported = exportedNames('module', { folder, specifiers, node });
    const required = exportedNames('commonjs', { folder, specifiers, node });
    return specifiers.flatMap((specifier) => {
      const esm = imported[specifier] ?? [];
      const commonjs = (required[specifier] ?? []).filter((name) => name !== '__esModule');
      if (esm.length === 0) return [`${specifier} exports nothing.`];
      if (esm.includes('default')) return [`${specifier} has a default export.`];
      if (esm.join() === commonjs.join()) return [];
      return [`${specifier}: ESM exports ${esm.join()}, CommonJS exports ${commonjs.join()}.`];
    });
  } catch (error) {
    return [String(error)];
  }
}
