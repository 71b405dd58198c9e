/**
 * Resolves when the scripts of the HTML have run. `DOMContentLoaded` follows the last one, also if one of them
 * does not load.
 */
export async function whenScriptsRan({ document, performance }: Window): Promise<void> {
  if (document.readyState === 'complete') return;
  // While deferred scripts run, and until `load`, the state is the same: `interactive`.
  const [navigation] = performance.getEntriesByType('navigation');
  if (navigation?.domContentLoadedEventStart) return;
  await new Promise<unknown>((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
