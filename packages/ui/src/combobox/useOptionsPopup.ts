import { useId, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { togglePopup, usePlacement } from '../composition/usePlacement.ts';
import type { ComboboxOption } from './comboboxOption.ts';

interface OptionsPopup<Option> {
  /** Element below which the list is shown. */
  control: RefObject<HTMLElement | null>;
  /** Label of the control. If it is a text, it also names the list. */
  label: ReactNode;
  open: boolean;
  options: readonly Option[];
  /** Index of the active option. -1 if there is none. */
  active: number;
}

/**
 * Shows the list of options below its control, and as wide as it, while `open`.
 *
 * @returns the attributes with which the control refers to the list, and the props of the `OptionList`
 */
export function useOptionsPopup<Option extends ComboboxOption>({
  control,
  label,
  open,
  options,
  active,
}: OptionsPopup<Option>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
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
  return {
    controlProps: {
      'aria-expanded': open,
      'aria-controls': open ? id : undefined,
      'aria-activedescendant': options[active] ? `${id}-${active}` : undefined,
    },
    listProps: {
      ref: list,
      id,
      label: typeof label === 'string' ? label : undefined,
      open,
      options,
      active,
    },
  };
}
