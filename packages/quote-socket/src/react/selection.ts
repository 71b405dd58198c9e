/**
 * Memoizes `select`. The returned function yields the identical part until the part changes by
 * `equal`, as `useSyncExternalStore` requires of a snapshot. Undefined while `read` returns undefined.
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
