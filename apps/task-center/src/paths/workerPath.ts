/** URL path of the service worker. It is the same in all releases, so that each release's worker replaces the last. */
export const workerPath = '/task-center/worker.js';
