/** URL path of the service worker. It is the same in all releases, so that each release's worker replaces the last. */
export const workerPath = '/task-center/worker.js';

/**
 * Registers the service worker for the pages below a path. Never throws: browsers refuse it without TLS, without
 * storage, or if the server does not allow the scope, and the site works without it.
 *
 * @param scope - path of the first page, such as `/en/task-center`
 */
export async function registerWorker(
  { serviceWorker }: Partial<Pick<Navigator, 'serviceWorker'>>,
  scope: string,
): Promise<void> {
  try {
    await serviceWorker?.register(workerPath, { scope, updateViaCache: 'none' });
  } catch {
    // See above.
  }
}
