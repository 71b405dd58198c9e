import { useEffect, type RefObject } from 'react';

/** Calls `reset` when the form of a control was reset, unless the site has prevented it. */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  reset: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form;
    const listen = (event: Event) => {
      // The form's own listeners can run later.
      queueMicrotask(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
}
