import { useLayoutEffect, type RefObject } from 'react';
import { togglePopup, usePlacement } from '../composition/usePlacement.ts';

interface OptionsPopup {
  /** Element below which the list is shown. */
  control: RefObject<HTMLElement | null>;
  open: boolean;
  /** The options in the list. Others can change its size. */
  options: unknown;
}

/** Shows the list of options below its control, and as wide as it, while `open`. */
export function useOptionsPopup(
  list: RefObject<HTMLElement | null>,
  { control, open, options }: OptionsPopup,
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
