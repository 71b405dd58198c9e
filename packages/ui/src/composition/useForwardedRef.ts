import { useImperativeHandle, type Ref, type RefObject } from 'react';

/**
 * Sets your ref to the element of the component's own ref.
 *
 * @param key - identifies the element, if the component replaces it
 */
export function useForwardedRef<Element>(
  forwardedRef: Ref<Element> | undefined,
  own: RefObject<Element | null>,
  key?: unknown,
): void {
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the element changes with its key
  useImperativeHandle(forwardedRef, () => own.current as Element, [own, key]);
}
