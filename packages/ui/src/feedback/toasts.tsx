'use client';

import {
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
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
 * Short messages at the edge of the screen, above every modal window. Mount it once at startup,
 * because screen readers announce only changes in an existing live region. F6 moves focus to the
 * messages and back. When the message with the focus closes, focus moves to the next one, or back.
 * If visitors must act on an error, also show it in the page.
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
  const layer = useLayer(toasts.length);
  const region = useRef<HTMLElement>(null);
  useForwardedRef(ref, region, layer);
  const { keepOrigin, reportLoss } = useToastFocus(region, layer, toasts);
  const pause = useDismissTimer(toasts, durationMs, onDismiss);

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
        pause.setHasPointer(true);
      }}
      onPointerLeave={(event) => {
        native.onPointerLeave?.(event);
        pause.setHasPointer(false);
      }}
      onFocus={(event) => {
        native.onFocus?.(event);
        keepOrigin(event);
        pause.setHasFocus(true);
      }}
      onBlur={(event) => {
        native.onBlur?.(event);
        pause.setHasFocus(false);
      }}
    >
      {toasts.map(({ id, tone = 'info', action, children }) => (
        <ToastBanner
          key={id}
          tone={tone}
          actions={action}
          closeLabel={closeLabel}
          onLoseFocus={reportLoss}
          onClose={() => {
            // Ends the pause also if this is not the oldest toast.
            pause.end();
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

/** Creates the element in the top layer that shows the toasts, and keeps it in front while there are any. */
function useLayer(count: number): HTMLElement | undefined {
  const [layer, setLayer] = useState<HTMLElement>();
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
  return layer;
}

/** Dismisses the oldest toast after its time, which pauses while the pointer or the focus is in the region. */
function useDismissTimer(
  toasts: readonly Toast[],
  durationMs: number,
  onDismiss: (id: string) => void,
) {
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = hasPointer || hasFocus;
  const latestOnDismiss = useRef(onDismiss);
  useEffect(() => {
    latestOnDismiss.current = onDismiss;
  });

  const durationOf = (toast: Toast) => toast.durationMs ?? durationMs;
  /** The oldest toast whose time ends. Only it has a timer, so that visitors can read all of several toasts. */
  const next = toasts.find((toast) => durationOf(toast) <= maxTimerMs);
  const nextId = next?.id;
  const nextMs = next && durationOf(next);
  useEffect(() => {
    if (nextId === undefined || isHeld) return undefined;
    const timer = globalThis.setTimeout(() => latestOnDismiss.current(nextId), nextMs);
    return () => globalThis.clearTimeout(timer);
  }, [nextId, isHeld, nextMs]);

  const end = useCallback(() => {
    setHasPointer(false);
    setHasFocus(false);
  }, []);
  const oldest = toasts[0]?.id;
  // No leave or blur event fires when the element with the pointer or focus is removed.
  useEffect(() => end, [end, oldest]);
  return { setHasPointer, setHasFocus, end };
}

/** Moves focus to the toasts and back on F6, and to the next toast when the one with the focus closes. */
function useToastFocus(
  region: RefObject<HTMLElement | null>,
  layer: HTMLElement | undefined,
  toasts: readonly Toast[],
) {
  /** Element that had focus before the toasts. */
  const cameFrom = useRef<HTMLElement>(null);
  /** Index of a toast that was removed with the focus. */
  const lostFocusAt = useRef<number>(undefined);
  const count = toasts.length;

  useLayoutEffect(() => {
    if (lostFocusAt.current === undefined) return;
    const from = cameFrom.current;
    focusToast(region.current, lostFocusAt.current, from);
    cameFrom.current = from;
    lostFocusAt.current = undefined;
  }, [region, toasts]);

  useEffect(() => {
    if (!layer || count === 0) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      if (event.defaultPrevented) return;
      event.preventDefault();
      if (layer.contains(focusedElement(document))) cameFrom.current?.focus();
      else focusToast(region.current, 0, cameFrom.current);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [region, layer, count]);

  return {
    /** Stores the element that had focus before. */
    keepOrigin({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      const from = relatedTarget as HTMLElement | null;
      if (!currentTarget.contains(from)) cameFrom.current = from;
    },
    /** Takes the index of a toast that was removed with the focus. */
    reportLoss(index: number) {
      lostFocusAt.current = index;
    },
  };
}

/** Focuses the close button of a toast, or of the last one. Without toasts, focuses `otherwise`. */
function focusToast(
  region: HTMLElement | null,
  index: number,
  otherwise: HTMLElement | null,
): void {
  const buttons = [...(region?.querySelectorAll<HTMLElement>('.x-banner-close') ?? [])];
  (buttons[index] ?? buttons.at(-1) ?? otherwise)?.focus();
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
