'use client';

import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { Banner, type BannerProps } from './banner.tsx';
import { classes } from '../composition/classes.ts';
import { useForwardedRef } from '../composition/useForwardedRef.ts';
import { createLayer, focusedElement, keepRaised, raise } from './toastLayer.ts';

export interface Toast {
  /** Unique among the visible toasts. */
  id: string;
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: BannerProps['tone'];
  /** A button or link, such as "Undo". */
  action?: ReactNode;
  /** Time that this toast is shown, in ms. @defaultValue the `durationMs` of `Toasts` */
  durationMs?: number | undefined;
}

export {
  createToastQueue,
  useToastQueue,
  type NewToast,
  type PromiseToasts,
  type ToastMessage,
  type ToastQueue,
} from './toastQueue.ts';

export interface ToastsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Toasts to show, oldest first. The application owns the list. */
  toasts: readonly Toast[];
  /** Called when a toast is closed or its time is up. Remove it from the list. */
  onDismiss: (id: string) => void;
  /** Accessible name of the region. */
  label: string;
  closeLabel: string;
  /**
   * Time that a toast is shown, in ms. It restarts when the pointer and focus have left the region. With
   * `Infinity`, or a time above 24 days, toasts stay until they are closed.
   * @defaultValue `6000`
   */
  durationMs?: number | undefined;
}

/** Longest delay of a timer. A longer one would end at once. */
const maxTimerMs = 2 ** 31 - 1;

/**
 * Short messages at the edge of the screen, above every modal window. Mount it once at startup, because
 * screen readers announce only changes in an existing live region. F6 moves focus to the messages and back. When the
 * message with the focus closes, focus moves to the next one, or back. If visitors must act on an error, also show it in
 * the page.
 */
export function Toasts({
  toasts,
  onDismiss,
  label,
  closeLabel,
  durationMs = 6000,
  className,
  ref,
  ...native
}: ToastsProps): ReactElement | null {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const latestOnDismiss = useRef(onDismiss);
  const [layer, setLayer] = useState<HTMLElement>();
  const region = useRef<HTMLElement>(null);
  useForwardedRef(ref, region, layer);
  /** Element that had focus before the toasts. */
  const cameFrom = useRef<HTMLElement>(null);
  /** Index of a toast that was removed with the focus. */
  const lostFocusAt = useRef<number>(undefined);
  const durationOf = (toast: Toast) => toast.durationMs ?? durationMs;
  const oldest = toasts[0]?.id;
  /** The oldest toast whose time ends. */
  const next = toasts.find((toast) => durationOf(toast) <= maxTimerMs);
  const nextId = next?.id;
  const nextMs = next && durationOf(next);
  const count = toasts.length;

  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  // Only the oldest toast has a timer, so that visitors can read all of several toasts.
  useEffect(() => {
    if (nextId === undefined || isHeld) return undefined;
    const timer = globalThis.setTimeout(() => latestOnDismiss.current(nextId), nextMs);
    return () => globalThis.clearTimeout(timer);
  }, [nextId, isHeld, nextMs]);

  // No leave or blur event fires when the element with the pointer or focus is removed.
  useEffect(
    () => () => {
      setHasPointer(false);
      setHasFocus(false);
    },
    [oldest],
  );

  useEffect(() => {
    const element = createLayer(document);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no document
    setLayer(element);
    return () => element.remove();
  }, []);

  useLayoutEffect(() => {
    if (!layer || count === 0) return undefined;
    raise(layer);
    return keepRaised(layer);
  }, [layer, count]);

  /** Focuses the close button of a toast, or of the last one. Without toasts, the element that had focus before. */
  const focusToast = (index: number) => {
    const buttons = [...(region.current?.querySelectorAll<HTMLElement>('.x-banner-close') ?? [])];
    (buttons[index] ?? buttons.at(-1) ?? cameFrom.current)?.focus();
  };
  useLayoutEffect(() => {
    if (lostFocusAt.current === undefined) return;
    const from = cameFrom.current;
    focusToast(lostFocusAt.current);
    cameFrom.current = from;
    lostFocusAt.current = undefined;
  }, [toasts]);

  useEffect(() => {
    if (!layer || count === 0) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (layer.contains(focusedElement(document))) cameFrom.current?.focus();
      else focusToast(0);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [layer, count]);

  if (!layer) return null;
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the timer
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      {...native}
      ref={region}
      className={classes('x-toasts', className)}
      onPointerEnter={(event) => {
        native.onPointerEnter?.(event);
        setHasPointer(true);
      }}
      onPointerLeave={(event) => {
        native.onPointerLeave?.(event);
        setHasPointer(false);
      }}
      onFocus={(event) => {
        native.onFocus?.(event);
        const from = event.relatedTarget as HTMLElement | null;
        if (!event.currentTarget.contains(from)) cameFrom.current = from;
        setHasFocus(true);
      }}
      onBlur={(event) => {
        native.onBlur?.(event);
        setHasFocus(false);
      }}
    >
      {toasts.map(({ id, tone = 'info', action, children }) => (
        <ToastBanner
          key={id}
          tone={tone}
          actions={action}
          closeLabel={closeLabel}
          onLoseFocus={(index) => {
            lostFocusAt.current = index;
          }}
          onClose={() => {
            // Ends the pause also if this is not the oldest toast.
            setHasPointer(false);
            setHasFocus(false);
            onDismiss(id);
          }}
        >
          {children}
        </ToastBanner>
      ))}
    </section>,
    layer,
  );
}

/** A message that reports its index when it is removed with the focus. */
function ToastBanner({
  onLoseFocus,
  ...banner
}: BannerProps & { onLoseFocus: (index: number) => void }): ReactElement {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(onLoseFocus);
  useLayoutEffect(() => {
    const own = element.current;
    const report = latest.current;
    return () => {
      if (!own?.contains(focusedElement(own.ownerDocument))) return;
      report([...(own.parentElement?.children ?? [])].indexOf(own));
    };
  }, []);
  return <Banner {...banner} ref={element} data-part="toast" />;
}
