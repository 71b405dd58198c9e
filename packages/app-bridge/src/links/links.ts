import type { BridgeError } from '../bridge/bridgeError.ts';
import type { NativeCall } from '../bridge/nativeCall.ts';

/** A link for `clickLink`. */
export interface Link {
  href: string;
  /** File name of a download; `''` uses the name that the server sends. Undefined for a page. */
  download?: string;
}

/**
 * `launcher`: the app opened the address; `link`: the browser opened it; `failed`: it was not opened,
 * and the error was logged.
 */
export type LinkOutcome = 'launcher' | 'link' | 'failed';

/** The part of a bridge that opens addresses. */
export interface LauncherBridge {
  call(method: string, params: object): Promise<unknown>;
}

/** Options of {@link openUrl} and {@link downloadFile}. */
export interface LinkOptions {
  /** Address, absolute or relative to the page. */
  url: string;
  isApp: boolean;
  bridge?: LauncherBridge | undefined;
  /** Returns the call that opens an address outside the webview. Default: `UrlLauncher.open` with `url`. */
  openCall?: (url: string) => NativeCall;
  /** Address of the page. `ddt=1` in its query forces a plain link. Default `location.href`. */
  pageUrl?: string;
  /** Opens a link. Default: clicks an anchor, which opens pages in a new tab. */
  clickLink?: (link: Link) => void;
  /** Default `console.error`. */
  log?: (message: string, error: unknown) => void;
}

/** Allowed schemes, which exclude `javascript:` and `data:`. */
const pageSchemes = /^(https?|mailto|tel):$/;
const fileSchemes = /^(https?|blob):$/;

/** Opens an address with the app's launcher, or as a link on the web. Failures are only logged. */
export function openUrl(options: LinkOptions): Promise<LinkOutcome> {
  return follow(options, pageSchemes, {});
}

/**
 * Downloads a file with the app's launcher. On the web, and if the page's address has `ddt=1`, uses a
 * link instead. Failures are only logged.
 */
export function downloadFile({
  fileName = '',
  ...options
}: LinkOptions & { fileName?: string }): Promise<LinkOutcome> {
  return follow(options, fileSchemes, { download: fileName });
}

async function follow(
  {
    url,
    isApp,
    bridge,
    openCall = (address) => ({ method: 'UrlLauncher.open', params: { url: address } }),
    pageUrl = globalThis.location.href,
    clickLink = clickAnchor,
    log = (message, error) => {
      globalThis.console.error(message, error);
    },
  }: LinkOptions,
  schemes: RegExp,
  link: Omit<Link, 'href'>,
): Promise<LinkOutcome> {
  try {
    const page = new URL(pageUrl);
    const { href, protocol } = new URL(url, page);
    if (!schemes.test(protocol)) {
      throw new TypeError(`Unsupported scheme "${protocol}": use an http(s) address`);
    }
    // With ddt=1, a plain link is clicked (spec 2.2).
    const mayLaunch = isApp && page.searchParams.get('ddt') !== '1';
    if (mayLaunch && bridge && (await launch(bridge, openCall(href)))) return 'launcher';
    clickLink({ href, ...link });
    return 'link';
  } catch (error) {
    log(`Could not open ${url}`, error);
    return 'failed';
  }
}

/** Opens an address with the app's launcher. Resolves to false if a link has to open it instead. */
async function launch(bridge: LauncherBridge, { method, params }: NativeCall): Promise<boolean> {
  try {
    await bridge.call(method, params);
    return true;
  } catch (error) {
    if (wasNotSent(error)) return false;
    throw error;
  }
}

/** Returns true if the launcher cannot have opened the address, because the app is missing or too old. */
function wasNotSent(error: unknown): boolean {
  const { kind } = error as BridgeError;
  return kind === 'unavailable' || kind === 'unsupported';
}

function clickAnchor({ href, download }: Link) {
  const anchor = globalThis.document.createElement('a');
  Object.assign(anchor, { href, rel: 'noopener' });
  if (download === undefined) anchor.target = '_blank';
  else anchor.download = download;
  anchor.click();
}
