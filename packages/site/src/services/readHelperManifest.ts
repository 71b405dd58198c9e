/** A script on the static host and its integrity hash. */
export interface HelperScript {
  /** Absolute URL. */
  src: string;
  /** Subresource Integrity hash, such as `sha384-…`. */
  integrity: string;
}

const shape = /^sha(256|384|512)-[A-Za-z0-9+/]{43,86}={0,2}$/;

/**
 * Parses `{ resources: { name: { src, integrity } } }`. For security, omits entries that are
 * malformed, have no integrity hash, or are on another origin than the manifest.
 *
 * @param address - absolute URL of the manifest. `src` may be relative to it.
 */
export function readHelperManifest(manifest: unknown, address: string): Map<string, HelperScript> {
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
    // Compares the start of the URL and not its `origin`, which is the same for a `blob:` URL.
    if (href.startsWith(`${origin}/`)) scripts.set(name, { src: href, integrity });
  }
  return scripts;
}
