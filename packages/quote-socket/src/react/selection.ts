/**
 * Memoizes `select`. The returned function yields the identical part until the part changes by
 * `equal`, as `useSyncExternalStore` requires of a snapshot. Undefined while `read` returns undefined.
 *
 * @param committed - the part that is on screen, if any. The first part is compared with it, so that a new
 *   `select` with an equal result changes nothing.
 */
export function createSelection<Whole, Part>(
  read: () => Whole | undefined,
  select: (whole: Whole) => Part,
  equal: (a: Part, b: Part) => boolean,
  committed: () => { part: Part } | undefined,
): () => Part | undefined {
  let last: { whole: Whole; part: Part } | undefined;
  return () => {
    const whole = read();
    if (whole === undefined) return undefined;
    if (last?.whole === whole) return last.part;
    const part = select(whole);
    const known = last ?? committed();
    last = { whole, part: known && equal(known.part, part) ? known.part : part };
    return last.part;
  };
}
