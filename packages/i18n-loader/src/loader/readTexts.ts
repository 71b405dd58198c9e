import { TranslationError, type TranslationErrorKind } from './translationError.ts';

/** The content of one translation file: translations by key, nested or flat, as i18next accepts them. */
export type Texts = Record<string, unknown>;

/** The part of the global `fetch` that this package uses. */
export type Fetch = (url: string, init: { signal: AbortSignal }) => Promise<Response>;

interface FileOptions {
  /** Returns the URL of the file. */
  url: () => string | undefined;
  fetch: Fetch;
  signal: AbortSignal;
  maxBytes: number;
}

/**
 * Fetches and validates one translation file.
 *
 * @throws {TranslationError} `badRequest` if `url` throws, `noUrl`, `network`, `http`, `tooLarge` or `badResponse`
 */
export async function readTexts({ url: getUrl, ...options }: FileOptions): Promise<Texts> {
  const url = addressOf(getUrl);
  return parseTexts(url, await fetchText(url, options));
}

function addressOf(getUrl: () => string | undefined): string {
  let url: string | undefined;
  try {
    url = getUrl();
  } catch (cause) {
    throw failure('badRequest', 'url()', cause);
  }
  if (url === undefined) throw failure('noUrl', 'url()', new Error('returned undefined'));
  return url;
}

async function fetchText(
  url: string,
  { fetch, signal, maxBytes }: Omit<FileOptions, 'url'>,
): Promise<string> {
  try {
    const response = await fetch(url, { signal });
    if (!response.ok) throw failure('http', url, new Error(`HTTP ${response.status}`));
    const decoder = new TextDecoder(); // removes one byte order mark
    const reader = response.body?.getReader();
    let text = '';
    let bytes = 0;
    for (;;) {
      const chunk = await reader?.read();
      if (!chunk?.value) return text;
      bytes += chunk.value.length;
      if (bytes > maxBytes) {
        throw failure('tooLarge', url, new Error(`more than ${maxBytes} bytes`));
      }
      text += decoder.decode(chunk.value, { stream: true });
    }
  } catch (cause) {
    throw cause instanceof TranslationError ? cause : failure('network', url, cause);
  }
}

function parseTexts(url: string, text: string): Texts {
  try {
    const texts: unknown = JSON.parse(text, (key, value: unknown) => {
      if (reachesPrototype(key, value)) throw new Error(`invalid key "${key}"`);
      return value;
    });
    if (!isTexts(texts)) throw new Error('not an object');
    return texts;
  } catch (cause) {
    throw failure('badResponse', url, cause);
  }
}

function failure(kind: TranslationErrorKind, url: string, cause: unknown): TranslationError {
  return new TranslationError(kind, `${url}: ${(cause as Error).message}`, { cause });
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
