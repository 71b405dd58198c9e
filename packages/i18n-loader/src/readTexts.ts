import { reachesPrototype } from './reachesPrototype.ts';
import { TranslationError, type TranslationErrorKind } from './translationError.ts';

/** The content of one translation file: texts by key, nested or flat, as i18next takes them. */
export type Texts = Record<string, unknown>;

/** The part of the platform's `fetch` that is used. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/**
 * Fetches one translation file and checks it on the way.
 *
 * @throws {TranslationError} `badRequest` if there is no address, `network`, `http`, `tooLarge` or
 * `badResponse`
 */
export async function readTexts(
  address: () => string,
  fetch: Fetch,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Texts> {
  /** What it is called if the next step throws. */
  let kind: TranslationErrorKind = 'badRequest';
  let url = 'url()';
  const refuse = (as: TranslationErrorKind, why: string): never => {
    kind = as;
    throw new Error(why);
  };
  try {
    url = address();
    kind = 'network';
    const response = await fetch(url, { signal });
    if (!response.ok) refuse('http', `HTTP ${response.status}`);
    const decoder = new TextDecoder(); // swallows one byte order mark
    const reader = response.body?.getReader();
    let text = '';
    let bytes = 0;
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk?.value) break;
      bytes += chunk.value.length;
      if (bytes > maxBytes) refuse('tooLarge', `more than ${maxBytes} bytes`);
      text += decoder.decode(chunk.value, { stream: true });
    }
    kind = 'badResponse';
    const texts: unknown = JSON.parse(text, (key, value: unknown) =>
      reachesPrototype.test(key) ? refuse(kind, `key "${key}"`) : value,
    );
    return isTexts(texts) ? texts : refuse(kind, 'not an object');
  } catch (error) {
    throw new TranslationError(kind, `${url}: ${(error as Error).message}`, [], error);
  }
}

/** Whether it is an object, other than an array. */
export function isTexts(value: unknown): value is Texts {
  return Object.prototype.toString.call(value) === '[object Object]';
}
