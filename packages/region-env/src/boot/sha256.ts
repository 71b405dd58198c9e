/**
 * Returns the SHA-256 hash (FIPS 180-4) of a text's UTF-8 bytes in base64, the format of a
 * Content-Security-Policy. A static page's `<head>` renders synchronously on any platform, but WebCrypto
 * is asynchronous and `node:crypto` exists only in Node. Do not use this for secrets.
 */
export function sha256(text: string): string {
  const state = [...initialState];
  const message = padded(new TextEncoder().encode(text));
  const words = new Uint32Array(64);
  for (let block = 0; block < message.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) words[i] = message.getUint32(block + 4 * i);
    for (let i = 16; i < 64; i++) {
      const a = at(words, i - 15);
      const b = at(words, i - 2);
      const mixedA = rotate(a, 7) ^ rotate(a, 18) ^ (a >>> 3);
      const mixedB = rotate(b, 17) ^ rotate(b, 19) ^ (b >>> 10);
      words[i] = at(words, i - 16) + mixedA + at(words, i - 7) + mixedB;
    }
    compress(state, words);
  }
  return btoa(
    state
      .flatMap(bytes)
      .map((byte) => String.fromCharCode(byte))
      .join(''),
  );
}

function compress(state: number[], words: Uint32Array): void {
  let [a, b, c, d, e, f, g, h] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  for (let i = 0; i < 64; i++) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + at(roundConstants, i) + at(words, i)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + sumA + majority) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (at(state, i) + word) | 0));
}

/** Pads a message to whole blocks of 64 bytes: the message, a one bit, zeros, the length in bits. */
function padded(message: Uint8Array): DataView {
  const view = new DataView(new ArrayBuffer(Math.ceil((message.length + 9) / 64) * 64));
  message.forEach((byte, i) => view.setUint8(i, byte));
  view.setUint8(message.length, 0x80);
  view.setUint32(view.byteLength - 4, message.length * 8);
  return view;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function bytes(word: number): number[] {
  return [24, 16, 8, 0].map((shift) => (word >>> shift) & 0xff);
}

function at(list: ArrayLike<number>, index: number): number {
  return list[index] ?? 0;
}

/** Returns the first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value % 1) * 2 ** 32) | 0;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) {
    if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  }
  return primes;
}

/** Fractional parts of the cube roots of the first 64 primes. */
const roundConstants = firstPrimes(64).map((prime) => fraction(Math.cbrt(prime)));

/** Fractional parts of the square roots of the first eight primes. */
const initialState = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));
