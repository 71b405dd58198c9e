/** Returns the start of a text as whole words, with an ellipsis if the text is longer than `maxLength` characters. */
export function excerpt(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength - 1);
  const isWholeWord = text[start.length] === ' ';
  return `${isWholeWord ? start : start.replace(/ \S*$/, '')}…`;
}
