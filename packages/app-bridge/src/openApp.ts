import type { Clock } from './clock.ts';

export type { Clock };

/**
 * - `opened`: the page was hidden
 * - `missing`: the page stayed visible, so no app opened the address
 * - `canceled`: the caller's signal was aborted
 */
export type OpenAppOutcome = 'opened' | 'missing' | 'canceled';

/** The subset of `document` that {@link openApp} uses. */
export type PageVisibility = Pick<
  Document,
  'visibilityState' | 'hasFocus' | 'addEventListener' | 'removeEventListener'
>;

export interface OpenAppOptions {
  /** Time for the app to open, in ms. @defaultValue `1500` */
  timeoutMs?: number;
  /** Stops waiting, for example when the button is removed. */
  signal?: AbortSignal;
  /** Navigates to the address. Default: `location.assign`. */
  navigate?: (url: string) => void;
  /** Default: the global `document`. */
  document?: PageVisibility;
  /** Default: the global timers. */
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/** Schemes of pages, files and scripts, which never open an app. */
const notAnApp = /^(https?|wss?|ftp|javascript|data|blob|file|filesystem|about|view-source):$/;

/** Maximum number of deadlines to wait while the page has no focus, for example because of a prompt. */
const maxDeadlines = 20;

/**
 * Tries to open the app with an address that has the app's scheme. Browsers do not report whether an app
 * opened. Therefore, if the page is hidden before the deadline, the outcome is `opened`, and otherwise
 * `missing`. Call it from a click handler, because browsers block such addresses elsewhere.
 *
 * While the page has no focus, the browser probably shows the prompt "Open in the app?", so the deadline
 * starts again, up to 20 times.
 *
 * @param url - such as `exchangeapp://home?tab=1`
 * @throws TypeError (as a rejection) for an invalid address, or the address of a web page, script or
 *   file
 */
export async function openApp(
  url: string,
  {
    timeoutMs = 1500,
    signal,
    navigate = (address) => {
      globalThis.location.assign(address);
    },
    document: page = globalThis.document,
    clock = globalThis,
  }: OpenAppOptions = {},
): Promise<OpenAppOutcome> {
  const { href, protocol } = new URL(url);
  if (notAnApp.test(protocol)) {
    throw new TypeError(
      `Invalid scheme "${protocol}": pass an address with the scheme of the app.`,
    );
  }
  if (signal?.aborted) return 'canceled';

  const { promise, settle } = settledOnce();
  const isHidden = () => page.visibilityState === 'hidden';
  const onVisibility = () => {
    if (isHidden()) settle('opened');
  };
  const cancel = () => {
    settle('canceled');
  };
  let timer: unknown;
  const wait = (count: number) => {
    timer = clock.setTimeout(() => {
      if (isHidden()) settle('opened');
      else if (page.hasFocus() || count === maxDeadlines) settle('missing');
      else wait(count + 1);
    }, timeoutMs);
  };

  page.addEventListener('visibilitychange', onVisibility);
  signal?.addEventListener('abort', cancel);
  try {
    wait(1);
    navigate(href);
    return await promise;
  } finally {
    clock.clearTimeout(timer);
    page.removeEventListener('visibilitychange', onVisibility);
    signal?.removeEventListener('abort', cancel);
  }
}

function settledOnce() {
  let settle: (outcome: OpenAppOutcome) => void = () => undefined;
  const promise = new Promise<OpenAppOutcome>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}
