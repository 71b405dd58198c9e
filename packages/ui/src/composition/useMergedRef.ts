import { useCallback, type Ref, type RefCallback, type RefObject } from 'react';

/** Returns a ref that sets the component's own ref and yours. */
export function useMergedRef<Element>(
  ownRef: RefObject<Element | null>,
  givenRef: Ref<Element> | undefined,
): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      ownRef.current = element;
      if (givenRef && typeof givenRef === 'object') givenRef.current = element;
      const cleanUp = typeof givenRef === 'function' ? givenRef(element) : undefined;
      return () => {
        ownRef.current = null;
        if (cleanUp) cleanUp();
        else if (typeof givenRef === 'function') givenRef(null);
        else if (givenRef) givenRef.current = null;
      };
    },
    [ownRef, givenRef],
  );
}
