/**
 * Returns the SHA-256 (FIPS 180-4) of the UTF-8 bytes of a text, as base64 for a
 * Content-Security-Policy. Implemented here because Web Crypto is asynchronous and `node:crypto` is
 * not available in browsers.
 */
export function sha256Base64(text: string): string {
  const message = padded(new TextEncoder().encode(text));
  const state = primes(8).map((prime) => fraction(prime ** (1 / 2)));
  const constants = primes(64).map((prime) => fraction(Math.cbrt(prime)));
  const view = new DataView(message.buffer);
  for (let block = 0; block < message.length; block += 64) {
    const w = Array.from({ length: 16 }, (_, i) => view.getUint32(block + i * 4));
    for (let i = 16; i < 64; i++) {
      const [a = 0, b = 0, c = 0, d = 0] = [w[i - 15], w[i - 2], w[i - 16], w[i - 7]];
      const small0 = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const small1 = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      w.push((c + small0 + d + small1) >>> 0);
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
    for (let i = 0; i < 64; i++) {
      const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const first = h + big1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (w[i] ?? 0);
      const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const second = big0 + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => {
      state[i] = ((state[i] ?? 0) + word) >>> 0;
    });
  }
  const digest = state.flatMap((word) => [24, 16, 8, 0].map((shift) => (word >>> shift) & 255));
  return btoa(String.fromCharCode(...digest));
}

/** Pads with a one bit, zeros and the length in bits, to a multiple of 64 bytes. */
function padded(bytes: Uint8Array): Uint8Array {
  const message = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64);
  message.set(bytes);
  message[bytes.length] = 128;
  new DataView(message.buffer).setUint32(message.length - 4, bytes.length * 8);
  return message;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) {
    if (found.every((prime) => n % prime !== 0)) found.push(n);
  }
  return found;
}

/** Returns the first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}
