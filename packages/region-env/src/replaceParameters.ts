/**
 * Sets or, if the value is undefined, removes parameters of a query. Keeps the spelling of all others, because a
 * change would invalidate the signature of a signed URL.
 *
 * @param query empty, or with its question mark
 */
export function replaceParameters(
  query: string,
  values: ReadonlyMap<string, string | undefined>,
): string {
  const unchanged = query
    .slice(1)
    .split('&')
    .filter((pair) => !values.has(nameOf(pair)))
    .join('&');
  const pairs = unchanged === '' ? [] : [unchanged];
  for (const [name, value] of values) {
    if (value !== undefined) pairs.push(`${name}=${encodeURIComponent(value)}`);
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function nameOf(pair: string): string {
  return [...new URLSearchParams(pair).keys()][0] ?? '';
}
