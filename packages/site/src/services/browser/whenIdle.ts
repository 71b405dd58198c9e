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

/**
 * Ends the current task, so that the browser can paint and handle input. With `scheduler.yield`,
 * the caller continues before other tasks of the page.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
