/**
 * Returns the same key for reads with the same URL, token and headers. Token and headers are
 * hashed, because the persistent cache stores keys, and both can contain secrets.
 */
export function requestKey(
  href: string,
  token: string | undefined,
  headers: Readonly<Record<string, string>> | undefined,
): string {
  if (!token && !headers) return href;
  const text = JSON.stringify([token, headers]);
  return `${href} ${hash(text, 0)}${hash(text, 1)}`;
}

/** A 32-bit hash that is fast and not cryptographic (murmur's multiplier and shift). */
function hash(text: string, seed: number): string {
  let state = seed;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x5bd1e995);
    state ^= state >>> 15;
  }
  return (state >>> 0).toString(36);
}
