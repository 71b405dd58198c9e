import { type Dialect, dialectOf } from '../envelope/dialect.ts';
import { ApiError, badResponse, isApiError } from '../errors/apiError.ts';
import { readResponse, resultOf } from '../request/parsedResponse.ts';
import type { TransportResponse } from '../transports/transport.ts';

/**
 * Returns the error that a call of the client would have for this response, or undefined if it is a
 * stream. Reads the body only if it is JSON.
 *
 * @param options - `receivedAt` is when the response arrived, in ms since 1970 UTC
 */
export async function refusalOf(
  response: Response,
  {
    dialect: option,
    maxChars,
    receivedAt,
  }: { dialect: Dialect; maxChars: number; receivedAt: number },
): Promise<ApiError | undefined> {
  const { ok, status, headers } = response;
  // With status 204, the server asks the client to stop reconnecting (WHATWG HTML, 9.2.3).
  if (status === 204) return noContent(status);
  const type = headers.get('content-type') ?? '';
  if (ok && /^text\/event-stream\s*(;|$)/i.test(type)) return undefined;
  const isJson = /^application\/([\w.-]+\+)?json\s*(;|$)/i.test(type);
  if (!ok || isJson) {
    try {
      const received: TransportResponse = {
        status,
        body: isJson ? await readText(response, maxChars) : '',
        wasRedirected: false,
        header: (name) => headers.get(name) ?? undefined,
      };
      const dialect = dialectOf(option);
      const parsed = readResponse(received, dialect);
      resultOf({ response: received, method: 'GET', parsed, dialect, receivedAt });
    } catch (error) {
      return isApiError(error) ? error : networkError(error);
    }
  }
  return badResponse(`the content type is "${type}". Check the URL of the stream.`, { status });
}

/** Returns at least `maxChars` characters of a body, or all if it has fewer. */
async function readText({ body }: Response, maxChars: number): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  while (text.length < maxChars) {
    const { done, value } = (await reader?.read()) ?? { done: true };
    if (done) break;
    text += decoder.decode(value, { stream: true });
  }
  void reader?.cancel().catch(() => undefined);
  return text;
}

export function noContent(status: number): ApiError {
  return new ApiError('empty', 'Non Response!', { code: 'ERR_BAD_RESPONSE', status });
}

export function networkError(cause: unknown): ApiError {
  return new ApiError('network', 'Network Error', { code: 'ERR_NETWORK', cause });
}
