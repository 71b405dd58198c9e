/**
 * Resolves when the page has loaded and the browser is idle, so that later work does not delay the page.
 */
export function whenIdle(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      // Safari does not support requestIdleCallback.
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
