import type { AxiosAdapter, AxiosInstance, AxiosProgressEvent, AxiosRequestConfig } from 'axios';
import type { CallOptions, ClientOptions } from '../client/clientOptions.ts';

/** Options of a client that sends its requests with axios. */
export interface AxiosOptions extends ClientOptions {
  /**
   * An axios instance with your own interceptors and defaults. The option `adapter` overrides the
   * instance's adapter, and is also used if the instance has the one that axios sets by default. Without
   * an instance, the client calls the adapter itself, so interceptors and defaults of the global axios
   * instance do not apply.
   */
  axios?: AxiosInstance | undefined;
  /**
   * The axios adapter. Default: the first available of `fetch`, `xhr` and `http`. Only `fetch` lets
   * a page refuse redirects.
   */
  adapter?: AxiosRequestConfig['adapter'] | AxiosAdapter;
}

/** Options of one call, for a client that uses axios. */
export interface AxiosCallOptions extends CallOptions {
  /**
   * Called while the body is sent, with the number of bytes in `loaded` and `total`. A call with this
   * option uses XMLHttpRequest in a page, because `fetch` reports no progress over HTTP/1.1.
   */
  onUploadProgress?: ((progress: AxiosProgressEvent) => void) | undefined;
}
