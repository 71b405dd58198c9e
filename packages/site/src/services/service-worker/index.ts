export { registerWorker } from './registerWorker.ts';
export { serviceWorker, type ReleaseFacts } from './serviceWorker.ts';
export { serviceWorkerRemoval } from './serviceWorkerRemoval.ts';
export { workerPath } from './workerPath.ts';
