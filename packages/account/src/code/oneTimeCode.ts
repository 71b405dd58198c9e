/** Length of one-time codes, in digits. */
export const codeLength = 6;

/**
 * Returns the digits of a typed or pasted code, such as `123 456` or `١٢٣٤٥٦`. Mails often have spaces or
 * words around the code.
 */
export function readCode(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^0-9]/g, '')
    .slice(0, codeLength);
}
