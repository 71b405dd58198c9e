import { readManifest, type HelperScript } from './manifest.ts';

/** What every page loads of the exchange's shared scripts (spec 7, "Helper resources"). */
export const pageHelpers = [
  'frame',
  'native-bridge',
  'globals',
  'attribution',
  'deep-link',
] as const;

export type HelperName = (typeof pageHelpers)[number] | 'chat';

/** A helper could not be loaded. Its `cause` says why; the page does without it. */
class HelperError extends Error {
  override readonly name = 'HelperError';
  readonly helper: string;

  constructor(helper: string, reason: string, options?: ErrorOptions) {
    super(`The helper "${helper}" is not loaded: ${reason}. The page does without it.`, options);
    this.helper = helper;
  }
}

export interface HelperScripts {
  /**
   * Loads one, once.
   *
   * @throws HelperError
   */
  load(name: HelperName): Promise<void>;
  /** Loads what every page has; one that fails is reported and hurts no other. Never rejects. */
  loadForPage(): Promise<void>;
}

export interface HelperOptions {
  /** Address of the manifest on the static host. */
  manifestUrl: string;
  /** Adds a script to the page; resolves when it has run. */
  addScript: (script: HelperScript) => Promise<void>;
  report: (error: unknown) => void;
  fetch?: typeof globalThis.fetch;
}

/** How long the manifest may take, in ms. */
const timeoutMs = 10_000;

/** Loads scripts that a manifest names, only with the bytes that it promises. */
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
    return readManifest(await response.json(), manifestUrl);
  }

  async function loadAnew(name: string) {
    let script: HelperScript | undefined;
    try {
      manifest ??= readRemote();
      script = (await manifest).get(name);
    } catch (cause) {
      throw new HelperError(name, 'the manifest cannot be read', { cause });
    }
    if (!script) throw new HelperError(name, 'the manifest has no sound entry for it');
    try {
      await addScript(script);
    } catch (cause) {
      throw new HelperError(name, 'its file is missing or not what it should be', { cause });
    }
  }

  function load(name: HelperName): Promise<void> {
    const known = loading.get(name) ?? loadAnew(name);
    loading.set(name, known);
    return known;
  }

  return {
    load,
    async loadForPage() {
      await Promise.all(pageHelpers.map((name) => load(name).catch(report)));
    },
  };
}

/** Adds a script element that runs only if the browser finds the promised bytes in it. */
export function addScriptTo(document: Document): HelperOptions['addScript'] {
  return ({ src, integrity }) =>
    new Promise((resolve, reject) => {
      const element = document.createElement('script');
      // Without `crossorigin` the integrity of another origin's file could not be checked.
      Object.assign(element, { src, integrity, crossOrigin: 'anonymous', async: true });
      element.addEventListener('load', () => resolve());
      element.addEventListener('error', () => reject(new Error(`The browser refused ${src}`)));
      document.head.append(element);
    });
}

/** Resolves when the page has loaded and has nothing better to do: helpers delay nobody. */
export function whenIdle(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      // Safari has no requestIdleCallback.
      if (typeof window.requestIdleCallback === 'function') {
        window.requestIdleCallback(() => resolve(), { timeout: 5_000 });
      } else {
        window.setTimeout(resolve, 200);
      }
    };
    if (window.document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
  });
}
