'use client';

import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { classes } from '../composition/classes.ts';
import { renderElement } from '../composition/render.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { togglePopup, usePlacement, type Align, type Side } from '../composition/usePlacement.ts';

export interface TooltipProps extends Omit<ComponentProps<'span'>, 'content' | 'popover'> {
  /** A button or link. The tooltip is added to its accessible description, before its own description. */
  children: ReactElement;
  /**
   * Short text without interactive elements. Show essential information elsewhere as well, because there
   * are no tooltips on touch screens.
   */
  content: ReactNode;
  /** Time that a mouse rests on the element before the tooltip shows, in ms. @defaultValue `400` */
  delayMs?: number | undefined;
  /** Preferred side. @defaultValue `'top'` */
  side?: Side | undefined;
  /** @defaultValue `'center'` */
  align?: Align | undefined;
}

/** Time for which the tooltip stays after the pointer leaves, so that the pointer can move to the tooltip, in ms. */
const graceMs = 150;

/**
 * A description that is shown on hover and keyboard focus. It is hidden on Esc, and stays visible while
 * the pointer is on it. All attributes and the ref go to the tooltip.
 */
export function Tooltip({
  children,
  content,
  delayMs = 400,
  side = 'top',
  align = 'center',
  className,
  ref,
  ...native
}: TooltipProps): ReactElement {
  const ownId = useId();
  const id = native.id ?? ownId;
  const popup = useRef<HTMLSpanElement>(null);
  useForwardedRef(ref, popup);
  const anchor = useRef<Element>(null);
  const [isOpen, setOpen] = useOpenState(popup);
  useLayoutEffect(() => togglePopup(popup.current, isOpen), [isOpen]);
  usePlacement({ popup, anchor, open: isOpen, side, align });

  const leave = () => setOpen(false, graceMs);
  // eslint-disable-next-line react-hooks/refs -- the handlers run after rendering
  const anchored = renderElement(children, {
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      anchor.current = currentTarget;
      setOpen(true, isOpen ? 0 : delayMs);
    },
    onPointerLeave: leave,
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (!currentTarget.matches(':focus-visible')) return;
      anchor.current = currentTarget;
      setOpen(true);
    },
    onBlur: () => setOpen(false),
    onClick: () => setOpen(false),
  }) as ReactElement<{ 'aria-describedby'?: string }>;
  return (
    <>
      {cloneElement(anchored, {
        'aria-describedby': classes(id, anchored.props['aria-describedby']),
      })}
      <span
        role="tooltip"
        {...native}
        ref={popup}
        id={id}
        popover="manual"
        className={classes('x-tooltip', className)}
        onPointerEnter={(event) => {
          native.onPointerEnter?.(event);
          setOpen(true);
        }}
        onPointerLeave={(event) => {
          native.onPointerLeave?.(event);
          leave();
        }}
      >
        {content}
      </span>
    </>
  );
}

/**
 * Returns whether a tooltip is open, and a function that changes this, at once or after a delay in
 * ms. A later call replaces a delayed one. Esc closes the tooltip.
 */
function useOpenState(
  popup: RefObject<HTMLElement | null>,
): [boolean, (isOpen: boolean, delayMs?: number) => void] {
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const page = popup.current?.ownerDocument;
    if (!isOpen || !page) return undefined;
    // The same Esc must not close a window around the tooltip.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      setIsOpen(false);
    };
    page.addEventListener('keydown', press, { capture: true });
    return () => page.removeEventListener('keydown', press, { capture: true });
  }, [popup, isOpen]);

  const setOpen = (next: boolean, delayMs?: number) => {
    clearTimeout(timer.current);
    if (delayMs === undefined) setIsOpen(next);
    else timer.current = setTimeout(() => setIsOpen(next), delayMs);
  };
  return [isOpen, setOpen];
}
