import { TranslationError, type TranslationErrorKind } from './translationError.ts';

/** The content of one translation file: translations by key, nested or flat, as i18next accepts them. */
export type Texts = Record<string, unknown>;

/** The part of the global `fetch` that this package uses. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

/**
 * Fetches and validates one translation file.
 *
 * @throws {TranslationError} `badRequest` if `address` throws, `noUrl`, `network`, `http`, `tooLarge` or
 * `badResponse`
 */
export async function readTexts(
  address: () => string | undefined,
  fetch: Fetch,
  signal: AbortSignal,
  maxBytes: number,
): Promise<Texts> {
  /** Error kind if the next step throws. */
  let kind: TranslationErrorKind = 'badRequest';
  let url = 'url()';
  const refuse = (as: TranslationErrorKind, why: string): never => {
    kind = as;
    throw new Error(why);
  };
  try {
    url = address() ?? refuse('noUrl', 'returned undefined');
    kind = 'network';
    const response = await fetch(url, { signal });
    if (!response.ok) refuse('http', `HTTP ${response.status}`);
    const decoder = new TextDecoder(); // removes one byte order mark
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
      reachesPrototype(key, value) ? refuse(kind, `invalid key "${key}"`) : value,
    );
    return isTexts(texts) ? texts : refuse(kind, 'not an object');
  } catch (error) {
    throw new TranslationError(kind, `${url}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Whether a write to this key, or to a dotted key that starts with it, could modify a prototype: `__proto__`, or
 * anything below `constructor`. A text with the key `prototype` or `constructor` is harmless.
 */
function reachesPrototype(key: string, value: unknown): boolean {
  const path = `${key}${isTexts(value) ? '.' : ''}`;
  return /(^|\.)(__proto__(\.|$)|constructor\.)/.test(path);
}

/** Returns the type of a value, such as `[object Array]`. */
export function formOf(value: unknown): string {
  return Object.prototype.toString.call(value);
}

/** Whether the value is an object and not an array. */
export function isTexts(value: unknown): value is Texts {
  return formOf(value) === '[object Object]';
}
