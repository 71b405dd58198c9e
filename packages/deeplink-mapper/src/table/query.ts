/** Value of a parameter in a query: its decoded text, or an escape that cannot be decoded. */
export type QueryValue =
  { readonly isValid: true; readonly text: string } | { readonly isValid: false };

/** The parameters of a query. */
export interface Query {
  /** Returns the first parameter of this name, or undefined if there is none. */
  get(name: string): QueryValue | undefined;
  /** Returns the decoded names in their order. */
  names(this: void): Iterable<string>;
}

/**
 * Reads a query, which starts with `?` or is empty. It is decoded like a form (`+` is a space), when the first
 * parameter is read. Unlike `URLSearchParams`, it reports invalid escapes.
 */
export function readQuery(search: string): Query {
  let pairs: ReadonlyMap<string, string> | undefined;
  const readPairs = () => (pairs ??= splitQuery(search));
  return {
    get(name) {
      const value = readPairs().get(name);
      return value === undefined ? undefined : decode(value);
    },
    names: () => readPairs().keys(),
  };
}

/** Returns the encoded values by decoded name. Of parameters with the same name, the first counts. */
function splitQuery(search: string): ReadonlyMap<string, string> {
  const pairs = new Map<string, string>();
  if (!search.startsWith('?')) return pairs;
  for (const pair of search.slice(1).split('&')) {
    const end = pair.indexOf('=');
    const name = decode(end < 0 ? pair : pair.slice(0, end));
    if (!name.isValid || pairs.has(name.text)) continue;
    pairs.set(name.text, end < 0 ? '' : pair.slice(end + 1));
  }
  return pairs;
}

function decode(text: string): QueryValue {
  if (!/[%+]/.test(text)) return { isValid: true, text };
  try {
    return { isValid: true, text: decodeURIComponent(text.replace(/\+/g, ' ')) };
  } catch {
    return { isValid: false };
  }
}
