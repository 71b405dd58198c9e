import { nextTask } from '../browser/whenIdle.ts';

// Creating a format takes milliseconds on a phone, and lists use the same formats for every item.
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached number format for a language. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numbers, keyOf(tag, options), () => new Intl.NumberFormat(tag, options));
}

/** Returns a cached date format for a language. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dates, keyOf(tag, options), () => new Intl.DateTimeFormat(tag, options));
}

/**
 * Makes the browser load its number and date data while the page waits for the server. Numbers and
 * dates are formatted in separate tasks, because the first format of each kind blocks the main thread.
 */
export async function warmFormats(tag: string): Promise<void> {
  await nextTask();
  numberFormat(tag, {});
  await nextTask();
  dateFormat(tag, {});
}

const keyOf = (tag: string, options: object) => `${tag} ${JSON.stringify(options)}`;

/** Returns the format of a key. Creates it once. */
function cached<Format>(cache: Map<string, Format>, key: string, make: () => Format): Format {
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}
