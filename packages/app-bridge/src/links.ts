import type { Bridge } from './bridge.ts';

/** A link about to be clicked. */
export interface Link {
  href: string;
  /** File name for a download; `''` leaves it to the server. Left out for a page. */
  download?: string;
}

/** `launcher`: the app opened it; `link`: the browser did; `failed`: nobody, and it was logged. */
export type LinkOutcome = 'launcher' | 'link' | 'failed';

/** What {@link openUrl} and {@link downloadFile} take. */
export interface LinkOptions {
  /** Absolute, or relative to the page. */
  url: string;
  isApp: boolean;
  bridge?: Pick<Bridge, 'call'> | undefined;
  /** The page's own address, whose `ddt=1` asks for a plain link; default `location.href`. */
  pageUrl?: string;
  /** Default: clicks an anchor; pages open in a new tab. */
  clickLink?: (link: Link) => void;
  /** Default `console.error`. */
  log?: (message: string, error: unknown) => void;
}

/** What a link may lead to; never a `javascript:` or `data:` address. */
const pageSchemes = /^(https?|mailto|tel):$/;
const fileSchemes = /^(https?|blob):$/;

/** Opens an address: by the app's launcher in the app, else as a link. Failure is only logged. */
export function openUrl(options: LinkOptions): Promise<LinkOutcome> {
  return follow(options, pageSchemes, {});
}

/**
 * Downloads a file: by the app's launcher in the app, as a link on the web and where the page's
 * address has `ddt=1` (spec 2.2). Failure is only logged (spec 8).
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
    if (!schemes.test(protocol)) throw new TypeError(`${protocol} is no address to open`);
    if (isApp && bridge && page.searchParams.get('ddt') !== '1') {
      await bridge.call('UrlLauncher.open', { url: href });
      return 'launcher';
    }
    clickLink({ href, ...link });
    return 'link';
  } catch (error) {
    log(`Could not open ${url}`, error);
    return 'failed';
  }
}

function clickAnchor({ href, download }: Link) {
  const anchor = globalThis.document.createElement('a');
  Object.assign(anchor, { href, rel: 'noopener' });
  if (download === undefined) anchor.target = '_blank';
  else anchor.download = download;
  anchor.click();
}
