/**
 * Resolves when the scripts in the HTML have run. `DOMContentLoaded` fires after the last one, even if some
 * failed to load.
 */
export async function whenScriptsRan(window: Window): Promise<void> {
  const { document, performance } = window;
  if (document.readyState === 'complete') return;
  // The state is `interactive` before, during and after the run of deferred scripts, so it does
  // not show whether the event has fired.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.domContentLoadedEventStart) return;
  await new Promise<unknown>((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
    // If the browser has no navigation entry, `DOMContentLoaded` can be over.
    window.addEventListener('load', resolve, { once: true });
  });
}
