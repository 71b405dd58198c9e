/** A remedy in words, the mistake that it repairs, and the replacement of the mistake. */
export type Repair = readonly [
  action: string,
  mistake: RegExp,
  replacement: string | ((mistake: string) => string),
];

/** Applies the repairs to a text. Returns the repaired text, and the actions that were necessary. */
export function repair(text: string, repairs: readonly Repair[]) {
  let repaired = text;
  const actions: string[] = [];
  for (const [action, mistake, replacement] of repairs) {
    const next = repaired.replace(mistake, replacement as string);
    if (next !== repaired) actions.push(action);
    repaired = next;
  }
  const sentence = actions.join(', ').replace(/^\w/, (letter) => letter.toUpperCase());
  return { repaired, remedy: `${sentence}: "${repaired}".` };
}
