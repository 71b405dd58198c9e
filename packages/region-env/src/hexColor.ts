/** Whether a text is a colour of a hash and six hexadecimal digits. Specification 5. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
