import type { RequestOptions } from '../client/clientOptions.ts';
import type { BodyData } from '../request/requestBody.ts';

/** A request that is ready to be sent. */
export interface TransportRequest {
  url: string;
  /** In upper case. */
  method: string;
  /** A value of `false` means that the transport must not add this header by itself. */
  headers: Record<string, string | false>;
  body: BodyData;
  /** Whether cookies may be sent (decision 12). */
  trusted: boolean;
  /** Cookies to send; `omit` for hosts that are not trusted. */
  credentials: RequestCredentials;
  signal: AbortSignal;
  /** The call, for options that only one of the transports supports. */
  call: RequestOptions;
}

/** A complete response. */
export interface TransportResponse {
  /** HTTP status. 0 if the browser hides it, such as for a redirect that was not followed. */
  status: number;
  /** Body as text, or a parsed value if an interceptor parsed it. */
  body: unknown;
  /** Whether a redirect was followed, which the transport could not prevent. */
  wasRedirected: boolean;
  header(name: string): string | undefined;
}

/**
 * Sends a request without following redirects, and reads the whole response, whatever its status.
 *
 * @throws `ApiError` of kind `network`, `timeout`, `canceled` or `badRequest`.
 */
export type Transport = (request: TransportRequest) => Promise<TransportResponse>;
