import type { RequestOptions } from '../client/clientOptions.ts';

/** A request that is ready to be sent. */
export interface TransportRequest {
  url: string;
  /** In upper case. */
  method: string;
  /** `false` means that the transport must not add the header by itself. */
  headers: Record<string, string | false>;
  body: string | FormData | undefined;
  /** Whether cookies may be sent (decision 12). */
  trusted: boolean;
  signal: AbortSignal;
  /** The options of the call, for those that only one transport has. */
  call: RequestOptions;
}

/** A complete response. */
export interface TransportResponse {
  /** 0 if the browser hides it, as for a refused redirect. */
  status: number;
  /** Text, unless an interceptor has parsed it. */
  body: unknown;
  /** Whether the transport followed a redirect, although it should not. */
  wasRedirected: boolean;
  header(name: string): string | undefined;
}

/**
 * Sends a request without following redirects, and reads the whole response, of any status.
 *
 * @throws `ApiError` of kind `network`, `timeout`, `canceled` or `badRequest`.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
