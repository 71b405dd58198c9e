export * from '../commonExports.ts';
export { createApiClient } from './createApiClient.ts';
export type { FetchCallOptions, FetchOptions as ApiClientOptions } from './fetchOptions.ts';
