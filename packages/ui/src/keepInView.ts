/** Room between a popup and the edge of the page, in px. */
const margin = 8;

/**
 * Moves a popup that would leave the page: sideways by `--x-shift`, and to the other side of its
 * parent (`data-side="top"`) where there is more room above than below. Through the CSSOM, which a
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
