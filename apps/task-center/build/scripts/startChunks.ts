import type { ChunkModule } from './chunk.ts';

/** Dynamically imported exports that every visit loads. Other dynamic imports load on user input. */
const startParts = /"(?:createServices|ShellHeader|DataProvider|[A-Z]\w+Screen)",(?:0,|\(\)=>)/;

/** A dynamic import, as Turbopack writes it: the chunks to load, and the id of the module. */
const dynamicImport =
  /\.v\((\w+)=>Promise\.all\(\[([^\]]*)\]\.map\([^)]*\)\)\)\.then\(\(\)=>\1\((\w+)\)\)\)/;

/** A module that only re-exports another one. */
const alias = /^function\(\w\)\{\w\.n\(\w\.i\((\w+)\)\)\}$/;

/**
 * Returns the names of the chunks that the modules import dynamically when a page starts.
 *
 * @param read - returns the modules of a chunk
 */
export function startChunks(
  modules: readonly ChunkModule[],
  read: (chunk: string) => readonly ChunkModule[],
): string[] {
  const chunks = modules.flatMap(({ factory }) => {
    const [, , list, target] = dynamicImport.exec(factory) ?? [];
    if (list === undefined || target === undefined) return [];
    const names = JSON.parse(`[${list}]`) as string[];
    const factories = new Map(
      names.flatMap(read).flatMap(({ ids, factory }) => ids.map((id) => [id, factory] as const)),
    );
    const own = factories.get(target) ?? '';
    const named = factories.get(alias.exec(own)?.[1] ?? '') ?? own;
    return startParts.test(named) ? names : [];
  });
  return [...new Set(chunks)];
}
