interface SelectionOptions<Whole, Part> {
  read: () => Whole | undefined;
  select: (whole: Whole) => Part;
  equal: (a: Part, b: Part) => boolean;
  /**
   * Returns the part that was rendered last, if any. The first selected part is compared with it, so that a new
   * `select` function with an equal result changes nothing.
   */
  committed: () => { part: Part } | undefined;
}

/**
 * Memoizes `select`. The returned function returns the identical part until `equal` reports a change, as
 * `useSyncExternalStore` requires of a snapshot. It returns undefined while `read` returns undefined.
 */
export function createSelection<Whole, Part>({
  read,
  select,
  equal,
  committed,
}: SelectionOptions<Whole, Part>): () => Part | undefined {
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
