/** Maximum length of a scrubbed text, in characters. */
const maxLength = 300;

/** Patterns of possibly personal data, with their replacements. */
const personal = [
  // Queries and fragments of URLs.
  [/[?#][^\s"')]+/g, ''],
  [/[^\s@<>()"']{1,64}@[^\s@<>()"']{1,255}/g, '<email>'],
  [/\b[\w-]{24,}/g, '<id>'],
  // Phone, account and card numbers, with or without separators.
  [/\+?\d(?:[ .-]?\d){5,}/g, '<number>'],
] as const;

/** Removes data that may identify a person from an error message. */
export function scrubText(text: string): string {
  let scrubbed = text.slice(0, 4 * maxLength);
  for (const [pattern, replacement] of personal) {
    scrubbed = scrubbed.replace(pattern, replacement);
  }
  return scrubbed.slice(0, maxLength);
}

/** Returns the stack's positions in the site's own scripts, innermost first, one per line. */
export function ownFrames(stack: string): string {
  const frames = stack.slice(0, 8_000).match(/\/_next\/[\w./-]{1,200}:\d+:\d+/g) ?? [];
  return frames.slice(0, 10).join('\n');
}
