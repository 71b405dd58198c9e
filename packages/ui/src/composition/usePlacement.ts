import { useLayoutEffect, type RefObject } from 'react';
import { treesAround } from './trees.ts';

/** Edge of the anchor at which a popup is shown. */
export type Side = 'top' | 'bottom';
/** Edges of anchor and popup that are aligned, relative to the reading direction. */
export type Align = 'start' | 'center' | 'end';

/** Minimum distance between popup and viewport edge, in px. */
const margin = 8;
/** Distance between popup and anchor, in px. */
const distance = 4;

/**
 * Moves a fixed popup next to its anchor and into the viewport. Uses the opposite side only if the
 * popup does not fit and there is more space. Sets `--x-left` and `--x-top`, so that style sheets can
 * choose another place, and `--x-room` to the height of the space, which they use as the popup's
 * maximum. Sets them through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function place(
  popup: HTMLElement,
  anchor: Element,
  { side, align }: { side: Side; align: Align },
): void {
  const { clientWidth: pageWidth } = popup.ownerDocument.documentElement;
  const anchorBox = anchor.getBoundingClientRect();
  const { width } = popup.getBoundingClientRect();
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const top = topAboveOrBelow(popup, anchorBox, side);
  const leftAtSide = (align === 'start') === isRtl ? anchorBox.right - width : anchorBox.left;
  const leftCentered = anchorBox.left + (anchorBox.width - width) / 2;
  const left = align === 'center' ? leftCentered : leftAtSide;
  moveTo(popup, { left: Math.max(margin, Math.min(left, pageWidth - margin - width)), top });
}

/** Limits the height of a popup above or below its anchor to the space there. Returns its top edge. */
function topAboveOrBelow(popup: HTMLElement, anchor: DOMRect, side: Side): number {
  const { clientHeight: pageHeight } = popup.ownerDocument.documentElement;
  const above = anchor.top - distance - margin;
  const below = pageHeight - anchor.bottom - distance - margin;
  const [preferred, opposite] = side === 'top' ? [above, below] : [below, above];
  const neededHeight = Math.max(popup.getBoundingClientRect().height, popup.scrollHeight);
  const usesPreferred = preferred >= Math.min(opposite, neededHeight);
  const isAbove = usesPreferred === (side === 'top');
  setMaximumHeight(popup, Math.max(0, Math.floor(isAbove ? above : below)));
  return isAbove
    ? anchor.top - popup.getBoundingClientRect().height - distance
    : anchor.bottom + distance;
}

function setMaximumHeight(popup: HTMLElement, height: number): void {
  popup.style.setProperty('--x-room', `${height}px`);
}

function moveTo(popup: HTMLElement, { left, top }: { left: number; top: number }): void {
  popup.style.setProperty('--x-left', `${left}px`);
  popup.style.setProperty('--x-top', `${top}px`);
}

/** Opens or closes a popover. Browsers before 2024 do not support popovers, and show the element in the page. */
export function togglePopup(popup: HTMLElement | null, open: boolean): void {
  if (popup && 'togglePopover' in popup) popup.togglePopover(open);
}

/** Shows an element that is rendered only while it is open in the top layer, if the browser supports popovers. */
export function showInTopLayer(popup: HTMLElement | null): void {
  if (popup && 'togglePopover' in popup) popup.popover = 'manual';
  togglePopup(popup, true);
}

interface PlacementOptions {
  popup: RefObject<HTMLElement | null>;
  anchor: RefObject<Element | null>;
  /** Whether the popup is shown. A closed popup is not moved. */
  open: boolean;
  side: Side;
  align: Align;
  /** Content that changes the popup's size. A change moves the popup before the next paint. */
  content?: unknown;
}

/**
 * Keeps an open popup next to its anchor when the page scrolls or is resized, and when the size of the popup or the
 * anchor changes.
 */
export function usePlacement({
  popup,
  anchor,
  open,
  side,
  align,
  content,
}: PlacementOptions): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const target = anchor.current;
    if (!open || !element || !target) return undefined;
    const update = () => place(element, target, { side, align });
    update();
    const view = element.ownerDocument.defaultView;
    let frame = 0;
    // Waits for the next frame, because a change of the popup's size in the callback is reported as an error.
    const observer = view?.ResizeObserver
      ? new view.ResizeObserver(() => {
          frame = view.requestAnimationFrame(update);
        })
      : undefined;
    observer?.observe(element);
    observer?.observe(target);
    // Scroll events do not leave a shadow root.
    const trees = treesAround(target);
    for (const tree of trees) tree.addEventListener('scroll', update, true);
    view?.addEventListener('resize', update);
    return () => {
      view?.cancelAnimationFrame(frame);
      observer?.disconnect();
      for (const tree of trees) tree.removeEventListener('scroll', update, true);
      view?.removeEventListener('resize', update);
    };
  }, [popup, anchor, open, side, align, content]);
}
