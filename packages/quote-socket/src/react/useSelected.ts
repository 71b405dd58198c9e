import { useCallback, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';

/** Values by name that change: the quotes of a socket, or the snapshots of a channel. */
export interface Source<Whole> {
  subscribe(name: string, listener: () => void): () => void;
  getSnapshot(name: string): Whole | undefined;
}

/**
 * Returns the value of a name, or the selected part of it. Returns `undefined` without a source, a name or a value, and
 * on the server. Works like React's `useSyncExternalStoreWithSelector`, which would be a runtime dependency.
 */
export function useSelected<Whole, Part>(
  source: Source<Whole> | undefined,
  name: string | undefined,
  select: ((whole: Whole) => Part) | undefined,
  equal: (a: Part, b: Part) => boolean = Object.is,
): Part | Whole | undefined {
  const committed = useRef<{
    part: Part;
    source: Source<Whole> | undefined;
    name: string | undefined;
  }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      if (!source || name === undefined) return nothing;
      return source.subscribe(name, listener);
    },
    [source, name],
  );
  const getPart = useMemo((): (() => Part | Whole | undefined) => {
    const getWhole = () => (name === undefined ? undefined : source?.getSnapshot(name));
    if (!select) return getWhole;
    const getCommitted = () => {
      // The ref holds the part from the last commit, so rendering the same value again returns the same part.
      const last = committed.current;
      return last?.name === name && last?.source === source ? last : undefined;
    };
    // eslint-disable-next-line react-hooks/refs -- only effects write the ref
    return createSelection({ read: getWhole, select, equal, committed: getCommitted });
  }, [source, name, select, equal]);
  const part = useSyncExternalStore(subscribe, getPart, nothing);
  useEffect(() => {
    committed.current =
      select && part !== undefined ? { part: part as Part, source, name } : undefined;
  }, [part, select, source, name]);
  return part;
}

function nothing(): undefined {
  return undefined;
}

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
