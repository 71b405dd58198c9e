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
