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
 * @returns the ids by which the control refers to the list, and the props of the list
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
    /** Id of the open list. */
    listId: open ? id : undefined,
    /** Id of the active option. */
    activeId: options[active] ? `${id}-${active}` : undefined,
    /** Props of the `OptionList`. */
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
