/**
 * A reader that gives back the very same part while the source gives the same whole, or a part
 * that is `equal`. So a store can be compared by identity.
 */
export function createSelection<Whole, Part>(
  read: () => Whole | undefined,
  select: (whole: Whole) => Part,
  equal: (a: Part, b: Part) => boolean,
): () => Part | undefined {
  let last: { whole: Whole; part: Part } | undefined;
  return () => {
    const whole = read();
    if (whole === undefined) return undefined;
    if (last?.whole === whole) return last.part;
    const part = select(whole);
    last = { whole, part: last && equal(last.part, part) ? last.part : part };
    return last.part;
  };
}
