/**
 * Id of the script element with the first requests in Next's HTML. The build moves its code to a file, and keeps the
 * id.
 */
export const requestsScriptId = 'first-requests';

/** Id of the notice about a failed load, which is hidden in every page. */
export const noticeId = 'load-failure';

/** Session storage key: time of this tab's last automatic reload, in ms UTC. */
const retryKey = 'exchange:load-retry';

/** Minimum time between automatic reloads, in ms. Prevents a reload loop on a broken release. */
const minRetryMs = 60_000;

/** Delay before the reload, in ms. Short network gaps are often over by then. */
const retryDelayMs = 1_000;

/**
 * Selects elements without whose file the page does not work. Scripts that load later have no
 * `defer`, and their callers handle failures. Without the first requests, the app sends its own.
 */
const neededFiles = `script[defer]:not(#${requestsScriptId}),link[rel=stylesheet]`;

/**
 * Handles initial scripts or style sheets that fail to load, because the page's other code does not run
 * then. Reloads the page once. If a file fails again, shows the notice in the page.
 */
export function handleFirstFailure(): void {
  let hasFailed = false;
  // `error` events of elements don't bubble, so the listener captures them.
  addEventListener(
    'error',
    ({ target }) => {
      if (hasFailed || !(target instanceof Element) || !target.matches(neededFiles)) return;
      hasFailed = true;
      setTimeout(recover, retryDelayMs);
    },
    true,
  );
}

function recover(): void {
  if (navigator.onLine && mayRetry()) location.reload();
  else document.getElementById(noticeId)?.removeAttribute('hidden');
}

function mayRetry(): boolean {
  try {
    const last = Number(globalThis.sessionStorage.getItem(retryKey));
    globalThis.sessionStorage.setItem(retryKey, String(Date.now()));
    return Date.now() - last > minRetryMs;
  } catch {
    // Without storage, the number of reloads could not be limited, so the page does not reload.
    return false;
  }
}
