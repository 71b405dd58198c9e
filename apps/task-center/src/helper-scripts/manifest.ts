/** A script of the static host and the hash that its bytes must have. */
export interface HelperScript {
  /** Absolute. */
  src: string;
  /** Subresource Integrity, such as `sha384-…`. */
  integrity: string;
}

const shape = /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/**
 * Reads `{ resources: { name: { src, integrity } } }`. An entry of another shape, without integrity or
 * on another origin than the manifest's, is left out: it must not run.
 *
 * @param address - where the manifest came from; `src` may be relative to it
 */
export function readManifest(manifest: unknown, address: string): Map<string, HelperScript> {
  const scripts = new Map<string, HelperScript>();
  const { resources } = (manifest ?? {}) as { resources?: unknown };
  if (typeof resources !== 'object' || resources === null) return scripts;
  for (const [name, entry] of Object.entries(resources)) {
    const { src, integrity } = (entry ?? {}) as { src?: unknown; integrity?: unknown };
    if (typeof src !== 'string' || typeof integrity !== 'string' || !shape.test(integrity))
      continue;
    const { origin } = new URL(address);
    if (!URL.canParse(src, address)) continue;
    const { href } = new URL(src, address);
    // Not by `origin`: a `blob:` address has one too.
    if (href.startsWith(`${origin}/`)) scripts.set(name, { src: href, integrity });
  }
  return scripts;
}
