/**
 * Returns the URL path of an app's service worker. It is the same in all releases, so that each release's worker replaces
 * the last.
 */
export function workerPath(basePath: string): string {
  return `${basePath}/worker.js`;
}
