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
  const others = query
    .slice(1)
    .split('&')
    .filter((part) => !values.has([...new URLSearchParams(part).keys()][0] ?? ''));
  const set = [...values].flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  );
  const parts = [...(others.join('&') === '' ? [] : others), ...set];
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}
