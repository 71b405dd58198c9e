import { nextTask } from '../runtime/nextTask.ts';

// A list draws the same formats over and over, and making one costs a phone milliseconds.
const numbers = new Map<string, Intl.NumberFormat>();
const dates = new Map<string, Intl.DateTimeFormat>();

/** The number format of a language, made when it is first asked for. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return cached(numbers, tag, options, () => new Intl.NumberFormat(tag, options));
}

/** The date format of a language, made when it is first asked for. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return cached(dates, tag, options, () => new Intl.DateTimeFormat(tag, options));
}

/**
 * Has the browser read its data about numbers and dates, which the first format of each kind waits for:
 * each in a task of its own, and while a page waits for its server.
 */
export async function warmFormats(tag: string): Promise<void> {
  await nextTask();
  numberFormat(tag, {});
  await nextTask();
  dateFormat(tag, {});
}

function cached<Format>(
  cache: Map<string, Format>,
  tag: string,
  options: object,
  make: () => Format,
): Format {
  const key = `${tag} ${JSON.stringify(options)}`;
  const known = cache.get(key) ?? make();
  cache.set(key, known);
  return known;
}
