export { createEarlyFetch, type EarlyFetchOptions } from './createEarlyFetch.ts';
export { startEarly, type EarlyRequest } from './startEarly.ts';
