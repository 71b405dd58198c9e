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
import { Banner, type BannerProps } from '../banner/banner.tsx';
import { classes } from '../composition/classes.ts';
import { togglePopup } from '../composition/usePlacement.ts';

export interface Toast {
  /** Unique among the visible toasts. */
  id: string;
  children: ReactNode;
  /** @defaultValue `'info'` */
  tone?: BannerProps['tone'];
  /** A button or link, such as "Undo". */
  action?: ReactNode;
}

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
const longestMs = 2 ** 31 - 1;

/**
 * Short messages at the edge of the screen, above every modal window. Mount it once at startup, because
 * screen readers announce only changes in an existing live region. If visitors must act on an error,
 * also show it in the page.
 */
export function Toasts({
  toasts,
  onDismiss,
  label,
  closeLabel,
  durationMs = 6000,
  className,
  ...native
}: ToastsProps): ReactElement | null {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const latestOnDismiss = useRef(onDismiss);
  const [layer, setLayer] = useState<HTMLElement>();
  const oldest = toasts[0]?.id;
  const count = toasts.length;

  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  // Only the oldest toast has a timer, so that visitors can read all of several toasts.
  useEffect(() => {
    if (oldest === undefined || isHeld || durationMs > longestMs) return undefined;
    const timer = globalThis.setTimeout(() => latestOnDismiss.current(oldest), durationMs);
    return () => globalThis.clearTimeout(timer);
  }, [oldest, isHeld, durationMs]);

  // No leave or blur event fires when the element with the pointer or focus is removed.
  useEffect(
    () => () => {
      setHasPointer(false);
      setHasFocus(false);
    },
    [oldest],
  );

  useEffect(() => {
    const element = document.createElement('div');
    element.className = 'x-toasts-layer';
    element.popover = 'manual';
    raise(element);
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the server has no document
    setLayer(element);
    return () => element.remove();
  }, []);

  useLayoutEffect(() => {
    if (!layer || count === 0) return undefined;
    raise(layer);
    const observer = new MutationObserver(() => raise(layer));
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [layer, count]);

  if (!layer) return null;
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handlers only pause the timer
    <section
      aria-label={label}
      aria-live="polite"
      aria-relevant="additions"
      {...native}
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
        setHasFocus(true);
      }}
      onBlur={(event) => {
        native.onBlur?.(event);
        setHasFocus(false);
      }}
    >
      {toasts.map(({ id, tone = 'info', action, children }) => (
        <Banner
          key={id}
          tone={tone}
          actions={action}
          data-part="toast"
          closeLabel={closeLabel}
          onClose={() => {
            // Ends the pause also if this is not the oldest toast.
            setHasPointer(false);
            setHasFocus(false);
            onDismiss(id);
          }}
        >
          {children}
        </Banner>
      ))}
    </section>,
    layer,
  );
}

/**
 * Moves the layer into the topmost open modal window, because everything outside it is inert, and to the
 * end of the top layer. The topmost window is the one that contains focus, unless the body has focus.
 */
function raise(layer: HTMLElement): void {
  const { activeElement, body } = layer.ownerDocument;
  const windows = [...body.querySelectorAll('dialog[open]')];
  const parent =
    activeElement?.closest('dialog[open]') ??
    windows.find((window) => window.contains(layer)) ??
    windows.at(-1) ??
    body;
  if (layer.parentElement !== parent) parent.append(layer);
  togglePopup(layer, true);
}
