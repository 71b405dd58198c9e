/** `Natalie` → `Na***e`. Users recognise their own name, but others cannot identify them. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)!}`;
}
