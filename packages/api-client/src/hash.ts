/**
 * Returns a 64-bit hash of the text in base 36. It is fast and not cryptographic. The space separates it from the text
 * before it, such as the URL in a key.
 */
export function hash(text: string): string {
  return ` ${murmur(text, 0)}${murmur(text, 1)}`;
}

/** Mixes the characters with the multiplier and shift of MurmurHash. */
function murmur(text: string, seed: number): string {
  let state = seed;
  for (let index = 0; index < text.length; index++) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x5bd1e995);
    state ^= state >>> 15;
  }
  return (state >>> 0).toString(36);
}
