/**
 * Parses a size into bytes. Units are decimal, as in size-limit: `'1.5 kB'` is 1500.
 *
 * @throws Error if the text is not a size in B or kB
 */
export function bytes(text: string): number {
  const match = /^(\d+(?:\.\d+)?) (B|kB)$/.exec(text);
  if (!match) throw new Error(`Invalid size "${text}": write it like "900 B" or "1.5 kB".`);
  return Number(match[1]) * (match[2] === 'kB' ? 1000 : 1);
}
