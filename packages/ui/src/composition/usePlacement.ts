import { useLayoutEffect, type RefObject } from 'react';
import { treesAround } from './trees.ts';

/**
 * Edge of the anchor at which a popup is shown. `end` is the edge where lines end, or the opposite one without space
 * there, or `bottom` without space at both.
 */
export type Side = 'top' | 'bottom' | 'end';
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
export function place(popup: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const page = popup.ownerDocument.documentElement;
  const { clientWidth: width, clientHeight: height } = page;
  const target = anchor.getBoundingClientRect();
  const own = popup.getBoundingClientRect();
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const beside = side === 'end' ? leftBeside(target, own.width, width, isRtl) : undefined;
  if (beside !== undefined) {
    const room = height - 2 * margin;
    popup.style.setProperty('--x-room', `${room}px`);
    const lowest = height - margin - popup.getBoundingClientRect().height;
    moveTo(popup, beside, Math.max(margin, Math.min(target.top, lowest)));
    return;
  }
  const above = target.top - distance - margin;
  const below = height - target.bottom - distance - margin;
  const [preferred, opposite] = side === 'top' ? [above, below] : [below, above];
  const isPreferred = preferred >= Math.min(opposite, Math.max(own.height, popup.scrollHeight));
  const showAbove = isPreferred === (side === 'top');
  popup.style.setProperty('--x-room', `${Math.max(0, Math.floor(showAbove ? above : below))}px`);
  const atSide = (align === 'start') === isRtl ? target.right - own.width : target.left;
  const left = align === 'center' ? target.left + (target.width - own.width) / 2 : atSide;
  const top = showAbove
    ? target.top - popup.getBoundingClientRect().height - distance
    : target.bottom + distance;
  moveTo(popup, Math.max(margin, Math.min(left, width - margin - own.width)), top);
}

/** Returns the left edge of a popup beside its anchor, or undefined if neither side has enough space. */
function leftBeside(anchor: DOMRect, popupWidth: number, pageWidth: number, isRtl: boolean) {
  const needed = popupWidth + distance + margin;
  const fitsRight = pageWidth - anchor.right >= needed;
  const fitsLeft = anchor.left >= needed;
  if (!fitsLeft && !fitsRight) return undefined;
  const isRight = isRtl ? !fitsLeft : fitsRight;
  return isRight ? anchor.right + distance : anchor.left - distance - popupWidth;
}

function moveTo(popup: HTMLElement, left: number, top: number): void {
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

/**
 * Keeps an open popup next to its anchor when the page scrolls or is resized, and when the size of the popup or the
 * anchor changes.
 *
 * @param content - what the popup shows, if that changes its size, to move it before the next paint
 */
export function usePlacement(
  popup: RefObject<HTMLElement | null>,
  anchor: RefObject<Element | null>,
  open: boolean,
  side: Side,
  align: Align,
  content?: unknown,
): void {
  useLayoutEffect(() => {
    const element = popup.current;
    const target = anchor.current;
    if (!open || !element || !target) return undefined;
    const update = () => place(element, target, side, align);
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
