/**
 * Registers the service worker for the pages below a path. Never throws.
 *
 * @param path - URL path of the worker, which must be the same in all releases
 * @param scope - path of the first page, such as `/en/task-center`
 */
export async function registerWorker(
  { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>>,
  { path, scope }: { path: string; scope: string },
): Promise<void> {
  try {
    await serviceWorker?.register(path, { scope, updateViaCache: 'none' });
  } catch {
    // Browsers refuse it without TLS, without storage, or if the server does not allow the scope. The site works
    // without it.
  }
}

/**
 * Returns the URL path of an app's service worker. It is the same in all releases, so that each
 * release's worker replaces the last.
 */
export function workerPath(basePath: string): string {
  return `${basePath}/worker.js`;
}
