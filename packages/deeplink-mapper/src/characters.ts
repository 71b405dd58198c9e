/** Bits of a character class; a character may be in several. */
export const SYMBOL = 1;
export const ID = 2;
export const NUMBER = 4;
/** Stands for itself in a path segment, whoever parses it: no dot (dot segments), no escape, no `;`. */
export const PLAIN = 8;

const classes = new Uint8Array(128);

function add(bits: number, characters: string): void {
  for (let i = 0; i < characters.length; i++) {
    const code = characters.charCodeAt(i);
    classes[code] = (classes[code] ?? 0) | bits;
  }
}

add(SYMBOL | ID | NUMBER | PLAIN, '0123456789');
add(SYMBOL | ID | PLAIN, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ');
add(ID | PLAIN, 'abcdefghijklmnopqrstuvwxyz_-');

/** Are all characters of `text` from `start` to `end` in the class? A loop: it cannot backtrack. */
export function consistsOf(bits: number, text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    if (((classes[text.charCodeAt(i)] ?? 0) & bits) === 0) return false;
  }
  return true;
}
