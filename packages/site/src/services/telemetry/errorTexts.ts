/** Maximum length of a scrubbed text, in characters. */
const maxLength = 300;

/** Limits of a stack. A longer one is read only from its start. */
const maxStackLength = 8_000;
const maxFrames = 10;

/** Patterns of possibly personal data, with their replacements. */
const personalPatterns = [
  // Queries and fragments of URLs.
  [/[?#][^\s"')]+/g, ''],
  [/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,255}/g, '<email>'],
  [/\b[\w-]{24,}/g, '<id>'],
  // Phone, account and card numbers, with or without separators.
  [/\+?\d(?:[ .-]?\d){5,}/g, '<number>'],
] as const;

/** Removes data that may identify a person from an error message. */
export function scrubText(text: string): string {
  // A replacement may shorten the text, so more of it is read than is kept.
  let scrubbed = text.slice(0, 4 * maxLength);
  for (const [pattern, replacement] of personalPatterns) {
    scrubbed = scrubbed.replace(pattern, replacement);
  }
  return scrubbed.slice(0, maxLength);
}

/** Returns the stack's positions in the site's own scripts, innermost first, one per line. */
export function ownFrames(stack: string): string {
  const frames = stack.slice(0, maxStackLength).match(/\/_next\/[\w./-]{1,200}:\d+:\d+/g) ?? [];
  return frames.slice(0, maxFrames).join('\n');
}
