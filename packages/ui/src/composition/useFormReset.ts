import { useEffect, type RefObject } from 'react';

/** Calls `reset` when the form of a control is reset. */
export function useFormReset(
  control: RefObject<{ form: HTMLFormElement | null } | null>,
  reset: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form;
    form?.addEventListener('reset', reset);
    return () => form?.removeEventListener('reset', reset);
  });
}
