import { useLayoutEffect, type RefObject } from 'react';
import { togglePopup, usePlacement } from '../composition/usePlacement.ts';

/** Shows the list of options below its control, and as wide as it, while `open`. */
export function useOptionsPopup(
  list: RefObject<HTMLElement | null>,
  control: RefObject<HTMLElement | null>,
  open: boolean,
  options: unknown,
): void {
  useLayoutEffect(() => {
    if (open && control.current) {
      list.current?.style.setProperty('--x-field', `${control.current.offsetWidth}px`);
    }
    togglePopup(list.current, open);
  }, [list, control, open]);
  usePlacement({
    popup: list,
    anchor: control,
    open,
    side: 'bottom',
    align: 'start',
    content: options,
  });
}
