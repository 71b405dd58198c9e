import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Calls `reset` when the control's form is reset, unless a listener of the site prevented the reset. */
export function useFormReset(control: RefObject<HTMLInputElement | null>, reset: () => void): void {
  const latest = useRef(reset);
  useLayoutEffect(() => {
    latest.current = reset;
  });
  useEffect(() => {
    // The document, because the control can get another form later, and the form's own listeners run before.
    const tree = control.current?.getRootNode();
    const listen = (event: Event) => {
      if (event.target !== control.current?.form) return;
      // Wait, because listeners that run later can still prevent the reset.
      queueMicrotask(() => {
        if (!event.defaultPrevented) latest.current();
      });
    };
    tree?.addEventListener('reset', listen);
    return () => tree?.removeEventListener('reset', listen);
  }, [control]);
}
