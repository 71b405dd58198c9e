export { createEarlyFetch, type EarlyFetchOptions } from './createEarlyFetch.ts';
export { startEarly, type EarlyCall, type EarlyOptions, type EarlyRequest } from './startEarly.ts';
