import type { Ref, RefCallback } from 'react';

type GivenRef = NonNullable<Ref<unknown>>;

/** The joined refs, by the first and the second one. React calls a ref again if it is another function. */
const joined = new WeakMap<GivenRef, WeakMap<GivenRef, RefCallback<unknown>>>();

/** Returns a ref that sets two refs. Returns the same function for the same refs. */
export function joinRefs(first: GivenRef, second: GivenRef): RefCallback<unknown> {
  const known = joined.get(first) ?? new WeakMap<GivenRef, RefCallback<unknown>>();
  const both = known.get(second) ?? ((node) => attachBoth(first, second, node));
  joined.set(first, known.set(second, both));
  return both;
}

function attachBoth(first: GivenRef, second: GivenRef, node: unknown): () => void {
  const detach = [attach(first, node), attach(second, node)];
  return () => {
    for (const each of detach) each();
  };
}

/** Sets a ref. Returns a function that clears it, or the ref's own cleanup function. */
function attach(ref: GivenRef, node: unknown): () => void {
  if (typeof ref === 'function') return ref(node) ?? (() => ref(null));
  ref.current = node;
  return () => {
    ref.current = null;
  };
}
