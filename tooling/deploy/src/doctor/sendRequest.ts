/** Limits of one request. */
export interface Limits {
  /** Time for the whole response, in ms. */
  timeoutMs: number;
  /** Maximum size of a body, in bytes. */
  bodyBytes: number;
}

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Sends a request without following redirects, and reads the body as text.
 *
 * @throws Error with the reason if the request fails, or if the body is too large or takes too long
 */
export async function sendRequest(
  url: string,
  init: RequestInit,
  { timeoutMs, bodyBytes }: Limits,
): Promise<Answer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { ...init, redirect: 'manual', signal });
    const { status, headers } = response;
    return { status, headers, text: await readText(response, bodyBytes) };
  } catch (error) {
    throw new Error(`${url} does not respond: ${reasonOf(error, timeoutMs)}`, { cause: error });
  }
}

async function readText({ body }: Response, limit: number): Promise<string> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body as ReadableStream<Uint8Array>) {
    size += part.length;
    if (size > limit) throw new Error(`the body is larger than ${limit} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return `no complete response within ${timeoutMs} ms`;
  return error.cause instanceof Error ? error.cause.message : error.message;
}
