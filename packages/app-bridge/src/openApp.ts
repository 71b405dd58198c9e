import type { Clock } from './clock.ts';

/**
 * `opened`: the page was covered or left; `missing`: it stayed in view, so nobody took the address;
 * `canceled`: the caller's signal was aborted.
 */
export type OpenAppOutcome = 'opened' | 'missing' | 'canceled';

/** What {@link openApp} listens to: the page's `document`. */
export type PageVisibility = Pick<
  Document,
  'visibilityState' | 'hasFocus' | 'addEventListener' | 'removeEventListener'
>;

export interface OpenAppOptions {
  /** How long the app has to come up, in ms. @defaultValue `1500` */
  timeoutMs?: number;
  /** Ends the waiting, such as when the button goes. */
  signal?: AbortSignal;
  /** Follows the address. Default: `location.assign`. */
  navigate?: (url: string) => void;
  /** Default: the page's own. */
  document?: PageVisibility;
  /** Default: the platform's timers. */
  clock?: Pick<Clock, 'setTimeout' | 'clearTimeout'>;
}

/** Schemes that lead to an app, and not to a page, a file or a script. */
const notAnApp = /^(https?|wss?|ftp|javascript|data|blob|file|filesystem|about|view-source):$/;

/** While the browser asks whether it may open the app, the page waits on: for so many deadlines. */
const askedRounds = 20;

/**
 * Tries to open the app by an address of its own scheme. No browser tells whether an app took it:
 * the page being hidden says yes, and a page that is still in view after the deadline says no. Call
 * it while a tap or a click is handled; browsers refuse such addresses otherwise.
 *
 * A page without the focus is most likely under the browser's own question "Open in the app?": it is
 * given the deadline again, at most 20 times.
 *
 * @param url - such as `exchangeapp://home?tab=1`
 * @throws TypeError (as a rejection) for an address that leads to no app: of the web, a script, a file
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
    throw new TypeError(`${protocol} leads to no app: hand in an address of the app's own scheme.`);
  }
  if (signal?.aborted) return 'canceled';

  const { promise, settle } = settledOnce();
  const isHidden = () => page.visibilityState === 'hidden';
  const watch = () => {
    if (isHidden()) settle('opened');
  };
  const cancel = () => {
    settle('canceled');
  };
  let timer: unknown;
  const wait = (round: number) => {
    timer = clock.setTimeout(() => {
      if (isHidden()) settle('opened');
      else if (page.hasFocus() || round === askedRounds) settle('missing');
      else wait(round + 1);
    }, timeoutMs);
  };

  page.addEventListener('visibilitychange', watch);
  signal?.addEventListener('abort', cancel);
  try {
    wait(1);
    navigate(href);
    return await promise;
  } finally {
    clock.clearTimeout(timer);
    page.removeEventListener('visibilitychange', watch);
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
