/** Minimum distance between a popup and the edge of the viewport, in px. */
const margin = 8;

/**
 * Moves a popup that would overflow the viewport: sideways with `--x-shift`, and above its parent with
 * `data-side="top"` if there is more space above than below. Sets styles through the CSSOM, which a
 * strict Content-Security-Policy allows.
 */
export function keepInView(popup: HTMLElement): void {
  const { clientWidth, clientHeight } = popup.ownerDocument.documentElement;
  const { left, right, bottom } = popup.getBoundingClientRect();
  const shift = Math.max(margin - left, 0) || Math.min(clientWidth - margin - right, 0);
  popup.style.setProperty('--x-shift', `${Math.round(shift)}px`);
  const anchor = popup.parentElement?.getBoundingClientRect();
  if (anchor && bottom > clientHeight - margin && anchor.top > clientHeight - anchor.bottom) {
    popup.dataset.side = 'top';
  }
}
