import { ApiError, isApiError } from '../errors/apiError.ts';

/**
 * Maps an error of `fetch` or of an axios adapter to an `ApiError`. They use different codes for a refused
 * connection, a reset and a truncated body. All of them become `network`. Not called for complete
 * responses. Codes such as ETIMEDOUT, ERR_NETWORK and ERR_CANCELED: spec 8, "transport".
 */
export function transportError(error: unknown): ApiError {
  if (isApiError(error)) return error;
  const {
    code: rawCode = 'ERR_NETWORK',
    message: rawMessage,
    name,
    isAxiosError,
    cause,
  } = (error ?? {}) as Partial<
    Record<'code' | 'message' | 'name' | 'isAxiosError' | 'cause', string | undefined>
  >;
  // Converted to a string, because the code of a DOMException is a number.
  const code = String(rawCode);
  const message = String(rawMessage);
  // Keep only the cause of an axios error, because the error itself contains the request with its
  // headers.
  const details = { code, cause: isAxiosError ? cause : error };
  // Only a `fetch` or an interceptor of the caller sets a time limit of its own.
  if (name === 'TimeoutError') {
    return new ApiError('timeout', 'timeout of the request exceeded', details);
  }
  if (/^timeout of \d+ms exceeded$/.test(message)) return new ApiError('timeout', message, details);
  // "Request aborted" means that the browser left the page. Check the message, because its code,
  // ECONNABORTED, is also used for network errors.
  if (name === 'AbortError' || code === 'ERR_CANCELED' || message === 'Request aborted') {
    return new ApiError('canceled', 'Request aborted', details);
  }
  // These codes mean that the request is invalid and was never sent.
  if (/^ERR_(BAD_(OPTION|REQUEST)|INVALID_URL|NOT_SUPPORT)/.test(code)) {
    return new ApiError('badRequest', `bad request: ${message}`, details);
  }
  return new ApiError('network', 'Network Error', details);
}
