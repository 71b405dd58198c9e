/** Id of the notice that stands hidden in every page. */
export const noticeId = 'load-failure';

/** When this tab last loaded its page anew by itself, in ms UTC. */
const retryKey = 'exchange:load-retry';

/** A page that failed is loaded anew once in this time, in ms: a broken release makes no loop. */
const retrySpan = 60_000;

/** Pause before that, in ms: a phone between two cells often needs no more. */
const pause = 1_000;

/**
 * Says when the first scripts of a page, or its style sheets, cannot be loaded: nothing else of ours
 * runs then. The page is loaded anew once; if that does not help, a notice is shown that stands in it.
 *
 * Stands in the page as text: it uses nothing but its arguments and what every browser has.
 */
function watchFirstLoads(noticeId: string, retryKey: string, span: number, pause: number): void {
  let hasFailed = false;
  const mayRetry = () => {
    try {
      const last = Number(sessionStorage.getItem(retryKey));
      sessionStorage.setItem(retryKey, String(Date.now()));
      return Date.now() - last > span;
    } catch {
      // Without a memory it would go on for ever.
      return false;
    }
  };
  const act = () => {
    if (navigator.onLine && mayRetry()) location.reload();
    else document.getElementById(noticeId)?.removeAttribute('hidden');
  };
  // Failures of loading do not bubble.
  addEventListener(
    'error',
    ({ target }) => {
      // Later scripts have no `defer`; who asks for them minds their failures.
      if (hasFailed || !(target instanceof Element)) return;
      if (!target.matches('script[defer],link[rel=stylesheet]')) return;
      hasFailed = true;
      setTimeout(act, pause);
    },
    true,
  );
}

/** The text of the inline script; the same for every page, so one hash in the policy allows it. */
export const firstFailureScript = `(${watchFirstLoads.toString()})(${[
  noticeId,
  retryKey,
  retrySpan,
  pause,
]
  .map((value) => JSON.stringify(value))
  .join()})`;
