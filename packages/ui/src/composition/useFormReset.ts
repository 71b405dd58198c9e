import { useEffect, type RefObject } from 'react';

/** Calls `reset` when the control's form is reset, unless a listener of the site prevented the reset. */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  reset: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form;
    const listen = (event: Event) => {
      // Wait, because listeners that run later can still prevent the reset.
      queueMicrotask(() => {
        if (!event.defaultPrevented) reset();
      });
    };
    form?.addEventListener('reset', listen);
    return () => form?.removeEventListener('reset', listen);
  });
}
