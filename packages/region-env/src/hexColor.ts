// The format of a colour: spec 5.

/** Returns whether a text is a colour such as `#ffb11a`: a hash and six hexadecimal digits. */
export function isHexColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}
