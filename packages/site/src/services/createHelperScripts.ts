import { readHelperManifest, type HelperScript } from './readHelperManifest.ts';

/** Shared scripts of the exchange that every page loads (spec 7, "Helper resources"). */
export const pageHelpers = [
  'frame',
  'native-bridge',
  'globals',
  'attribution',
  'deep-link',
] as const;

export type HelperName = (typeof pageHelpers)[number] | 'chat';

/** A helper script failed to load. `cause` has the original error. The page works without it. */
class HelperError extends Error {
  override readonly name = 'HelperError';
  readonly helper: string;

  constructor(helper: string, reason: string, options?: ErrorOptions) {
    super(`The helper "${helper}" is not loaded: ${reason}. The page works without it.`, options);
    this.helper = helper;
  }
}

export interface HelperScripts {
  /**
   * Loads a helper. Repeated calls share one load.
   *
   * @throws HelperError if the helper cannot be loaded
   */
  load(name: HelperName): Promise<void>;
  /** Loads the helpers that every page uses. If one fails, reports it and loads the others. Never rejects. */
  loadForPage(): Promise<void>;
}

export interface HelperOptions {
  /** URL of the manifest on the static host. */
  manifestUrl: string;
  /** Adds a script to the page. Resolves after it has run. */
  addScript: (script: HelperScript) => Promise<void>;
  report: (error: unknown) => void;
  fetch?: typeof globalThis.fetch;
}

/** Timeout of the manifest request, in ms. */
const timeoutMs = 10_000;

/** Loads scripts listed in a manifest and checks each file's integrity hash. */
export function createHelperScripts({
  manifestUrl,
  addScript,
  report,
  fetch = (input, init) => globalThis.fetch(input, init),
}: HelperOptions): HelperScripts {
  let manifest: Promise<Map<string, HelperScript>> | undefined;
  const loading = new Map<string, Promise<void>>();

  async function readRemote() {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(manifestUrl, { credentials: 'omit', signal });
    if (!response.ok) throw new Error(`HTTP ${response.status} for ${manifestUrl}`);
    return readHelperManifest(await response.json(), manifestUrl);
  }

  async function loadScript(name: string) {
    let script: HelperScript | undefined;
    try {
      manifest ??= readRemote();
      script = (await manifest).get(name);
    } catch (cause) {
      throw new HelperError(name, 'the manifest could not be loaded', { cause });
    }
    if (!script) throw new HelperError(name, 'the manifest has no valid entry for it');
    try {
      await addScript(script);
    } catch (cause) {
      throw new HelperError(name, 'the file is missing or fails the integrity check', { cause });
    }
  }

  function load(name: HelperName): Promise<void> {
    const loaded = loading.get(name) ?? loadScript(name);
    loading.set(name, loaded);
    return loaded;
  }

  return {
    load,
    async loadForPage() {
      await Promise.all(pageHelpers.map((name) => load(name).catch(report)));
    },
  };
}

/** Adds a script element with an integrity hash, so that the browser rejects an altered file. */
export function addScriptTo(document: Document): HelperOptions['addScript'] {
  return ({ src, integrity }) =>
    new Promise((resolve, reject) => {
      const element = document.createElement('script');
      // Browsers check the integrity of a cross-origin file only with `crossorigin`.
      Object.assign(element, { src, integrity, crossOrigin: 'anonymous', async: true });
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error(`The browser did not load ${src}`)));
      document.head.append(element);
    });
}
