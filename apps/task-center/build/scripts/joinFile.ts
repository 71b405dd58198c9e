import { readChunk, type ChunkModule } from './chunk.ts';

/** A script of the build. `name` is its URL path without the prefix, such as `static/chunks/0t5y.js`. */
export interface Script {
  name: string;
  source: string;
}

export interface JoinedFile {
  content: string;
  modules: readonly ChunkModule[];
}

/**
 * Joins scripts into one file. Omits modules that an earlier file contains, and repeated copies of the runtime.
 *
 * @param earlier - files that a page loads before this one
 */
export function joinFile(scripts: readonly Script[], earlier: readonly JoinedFile[]): JoinedFile {
  const ids = new Set(earlier.flatMap(({ modules }) => modules.flatMap((module) => module.ids)));
  let hasRuntime = earlier.length > 0;
  const modules: ChunkModule[] = [];
  const parts = scripts.map(({ name, source }) => {
    const chunk = readChunk(name, source);
    const fresh = chunk.modules.filter((module) => !module.ids.every((id) => ids.has(id)));
    for (const module of fresh) for (const id of module.ids) ids.add(id);
    modules.push(...fresh);
    const items = [JSON.stringify(name), ...fresh.map((module) => module.source)];
    if (chunk.start !== undefined) items.push(chunk.start);
    const registration = register(items);
    if (chunk.runtime === undefined || hasRuntime) return registration;
    hasRuntime = true;
    return `${registration},${chunk.runtime}`;
  });
  return { content: parts.map((part) => `${part};\n`).join(''), modules };
}

/** Joins scripts as `joinFile` does, and registers them so that dynamic imports don't load them again. */
export function joinStartFile(
  scripts: readonly Script[],
  earlier: readonly JoinedFile[],
): JoinedFile {
  const { content, modules } = joinFile(scripts, earlier);
  const otherChunks = JSON.stringify(scripts.map(({ name }) => name));
  const start = register(['"start"', `{otherChunks:${otherChunks},runtimeModuleIds:[]}`]);
  return { content: `${content}${start};\n`, modules };
}

function register(items: readonly string[]): string {
  return `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([${items.join()}])`;
}
