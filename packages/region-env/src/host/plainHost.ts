// Fast path for lower-case ASCII hosts, which are nearly all hosts: one table lookup per character. The
// table holds the inverted class bits of each character. The bitwise "and" over a text keeps the bits of
// all classes that do not occur in it. An invalid character has no bits, so the result is 0.

/** Character classes, one bit each from the lowest: dot, digit or hyphen, and each letter of "testnet". */
const marks = '.-tesn';
const dot = 1;
const numeral = 2;
const testnet = 0b111100;

const dotCode = 46;
const smallA = 97;

/** Returns the inverted class bits by ASCII code, 0 for characters that need normalisation. */
export function characterTable(): Int32Array {
  return Int32Array.from({ length: 128 }, (_, code) => {
    const character = String.fromCharCode(code).replace(/\d/, '-');
    return /[a-z.-]/.test(character) ? ~(1 << marks.indexOf(character)) : 0;
  });
}

/**
 * Returns the bits of all character classes that do not occur in the first `end` characters, for
 * `mayHaveTestnet` and `endsInName`. Returns 0 if the text is not lower-case ASCII labels separated by
 * single dots.
 */
export function missingFrom(table: Int32Array, host: string, end: number): number {
  let missing = -1;
  let apart = -1;
  let previous = ~dot;
  for (let i = 0; i < end; i++) {
    const kind = table[host.charCodeAt(i)] ?? 0;
    missing &= kind;
    apart &= kind | previous;
    previous = kind;
  }
  // Treat the end as a dot to reject a trailing dot. An empty text is valid.
  return end < 0 || apart & previous & dot ? missing : 0;
}

/** Returns false if a letter of "testnet" is among the missing characters, the result of `missingFrom`. */
export function mayHaveTestnet(missing: number): boolean {
  return (missing & testnet) === 0;
}

/** Returns whether the last label starts with a letter. Otherwise the host may be an IPv4 address (`127.1`, `0x7f`). */
export function endsInName(host: string, missing: number): boolean {
  if (missing & numeral) return true;
  // A regular expression would make `resolveHost` 5 ns slower than this loop.
  let label = host.length;
  while (label > 0 && host.charCodeAt(label - 1) !== dotCode) label--;
  return host.charCodeAt(label) >= smallA;
}
