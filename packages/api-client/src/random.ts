/** Fills the array with random bytes and returns it, like `crypto.getRandomValues`. */
export type RandomBytes = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

export const fillRandom: RandomBytes = (bytes) => {
  const crypto = globalThis.crypto as Crypto | undefined;
  if (crypto) return crypto.getRandomValues(bytes);
  // The oldest webviews lack `crypto`. `Math.random` is sufficient, because these ids need only differ, and guessing
  // them has no use.
  return bytes.map(() => Math.random() * 256);
};

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns a version 4 UUID. `crypto.randomUUID` is not available on plain http. */
export function uuid(random: RandomBytes): string {
  const bytes = random(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return hex(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
