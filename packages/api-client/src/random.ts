/** Fills the array with random bytes and returns it, like `crypto.getRandomValues`. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

export const fillRandom: RandomBytes = (bytes) => {
  const crypto = globalThis.crypto as Crypto | undefined;
  if (crypto) return crypto.getRandomValues(bytes);
  // The oldest webviews lack `crypto`. `Math.random` is sufficient, because these ids are only for
  // statistics.
  return bytes.map(() => Math.random() * 256);
};

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
