export * from './commonExports.ts';
export type { AxiosCallOptions, AxiosOptions as ApiClientOptions } from './axios/axiosOptions.ts';
export { createApiClient } from './axios/createApiClient.ts';
