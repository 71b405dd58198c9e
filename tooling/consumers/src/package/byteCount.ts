/** `'1.5 kB'` → 1500; a budget is written in decimal units, as size-limit prints it. */
export function bytes(text: string): number {
  const match = /^(\d+(?:\.\d+)?) (B|kB)$/.exec(text);
  if (!match) throw new Error(`A size is written like "900 B" or "1.5 kB", not "${text}"`);
  return Number(match[1]) * (match[2] === 'kB' ? 1000 : 1);
}
