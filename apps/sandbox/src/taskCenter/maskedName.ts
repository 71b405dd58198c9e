/** `Natalie` → `Na***e`: enough to know oneself, too little to be found by others. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim());
  if (letters.length < 4) return `${letters[0] ?? ''}***`;
  return `${letters.slice(0, 2).join('')}***${letters.at(-1)!}`;
}
