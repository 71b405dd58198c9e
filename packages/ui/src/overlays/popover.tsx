'use client';

import {
  useId,
  useLayoutEffect,
  useReducer,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { classes } from '../composition/classes.ts';
import { renderElement, type Render } from '../composition/render.ts';
import { useControlled } from '../composition/useControlled.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { togglePopup, usePlacement, type Align, type Side } from '../composition/usePlacement.ts';

export interface PopoverProps extends Omit<ComponentProps<'div'>, 'popover'> {
  /**
   * The button that opens and closes the popover, such as a Button. If it is inside another component,
   * such as a Tooltip, a function that spreads the props onto the button.
   */
  trigger: Render;
  children: ReactNode;
  /** Accessible name. */
  label: string;
  /** Whether the popover is open. If omitted, the browser keeps the state, starting with `defaultOpen`. */
  open?: boolean | undefined;
  /** @defaultValue `false` */
  defaultOpen?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Preferred side. @defaultValue `'bottom'` */
  side?: Side | undefined;
  /** @defaultValue `'start'` */
  align?: Align | undefined;
}

/**
 * Interactive content next to a button. Uses a native popover in the top layer. The browser closes it on
 * Esc and on a press outside, and returns focus. Visitors can use the rest of the page while it is open.
 * All attributes and the ref go to the popover.
 */
export function Popover({
  trigger,
  children,
  label,
  open,
  defaultOpen = false,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  className,
  ref,
  ...native
}: PopoverProps): ReactElement {
  const ownId = useId();
  const id = native.id ?? ownId;
  const [isOpen, setOpen] = useControlled(open, defaultOpen, onOpenChange);
  const popup = useRef<HTMLDivElement>(null);
  useForwardedRef(ref, popup);
  const target = useRef<Element>(null);

  const [toggles, countToggle] = useReducer((count: number) => count + 1, 0);

  // Also runs after the browser toggled the popover, because the site may keep its `open` value.
  useLayoutEffect(() => {
    target.current = popup.current?.parentNode?.querySelector(`[popovertarget="${id}"]`) ?? null;
    togglePopup(popup.current, isOpen);
  }, [id, isOpen, toggles]);
  usePlacement({ popup, anchor: target, open: isOpen, side, align });

  return (
    <>
      {renderElement(trigger, {
        popoverTarget: id,
        'aria-expanded': isOpen,
        'aria-controls': id,
        'aria-haspopup': 'dialog',
      })}
      <div
        role="dialog"
        aria-label={label}
        {...native}
        ref={popup}
        id={id}
        popover="auto"
        className={classes('x-popover', className)}
        onToggle={(event) => {
          native.onToggle?.(event);
          const isNowOpen = event.newState === 'open';
          if (event.target !== event.currentTarget || isNowOpen === isOpen) return;
          setOpen(isNowOpen);
          countToggle();
        }}
      >
        {children}
      </div>
    </>
  );
}
