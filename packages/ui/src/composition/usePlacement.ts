import { useLayoutEffect, type RefObject } from 'react';

/** Edge of the anchor at which a popup is shown. */
export type Side = 'top' | 'bottom';
/** Edges of anchor and popup that are aligned, relative to the reading direction. */
export type Align = 'start' | 'center' | 'end';

/**
 * Minimum distance between popup and viewport edge (`margin`), and distance between popup and anchor
 * (`distance`), in px.
 */
const margin = 8;
const distance = 4;

/**
 * Moves a fixed popup next to its anchor and into the viewport. Uses the opposite side only if it has
 * more space. Sets styles through the CSSOM, which a strict Content-Security-Policy allows.
 */
export function place(popup: HTMLElement, anchor: Element, side: Side, align: Align): void {
  const page = popup.ownerDocument.documentElement;
  const { clientWidth: width, clientHeight: height } = page;
  const target = anchor.getBoundingClientRect();
  const own = popup.getBoundingClientRect();
  const above = target.top;
  const below = height - target.bottom;
  const [wanted, opposite] = side === 'top' ? [above, below] : [below, above];
  const isPreferred = wanted >= Math.min(opposite, own.height + distance + margin);
  const showAbove = isPreferred === (side === 'top');
  const isRtl = getComputedStyle(popup).direction === 'rtl';
  const left =
    align === 'center'
      ? target.left + (target.width - own.width) / 2
      : (align === 'start') === isRtl
        ? target.right - own.width
        : target.left;
  const top = showAbove ? target.top - own.height - distance : target.bottom + distance;
  popup.style.left = `${Math.max(margin, Math.min(left, width - margin - own.width))}px`;
  popup.style.top = `${top}px`;
}

/** Opens or closes a popover. Browsers before 2024 do not support popovers, and show the element in the page. */
export function togglePopup(popup: HTMLElement | null, open: boolean): void {
  if (popup && 'togglePopover' in popup) popup.togglePopover(open);
}

/**
 * Keeps an open popup next to its anchor when the page scrolls or is resized.
 *
 * @param content - what the popup shows, if that changes its size
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
    const page = element.ownerDocument;
    page.addEventListener('scroll', update, true);
    page.defaultView?.addEventListener('resize', update);
    return () => {
      page.removeEventListener('scroll', update, true);
      page.defaultView?.removeEventListener('resize', update);
    };
  }, [popup, anchor, open, side, align, content]);
}
