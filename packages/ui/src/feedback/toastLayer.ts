import { togglePopup } from '../composition/usePlacement.ts';

/** Creates the element that shows toasts in the top layer. */
export function createLayer(page: Document): HTMLElement {
  const layer = page.createElement('div');
  layer.className = 'x-toasts-layer';
  layer.popover = 'manual';
  raise(layer);
  return layer;
}

/**
 * Keeps the layer above modal windows and popovers that open and close, until the returned function
 * is called. Opening a window moves focus, also in browsers whose windows have no `toggle` event.
 */
export function keepRaised(layer: HTMLElement): () => void {
  const page = layer.ownerDocument;
  const update = () => raise(layer);
  let timer: ReturnType<typeof setTimeout>;
  // Wait, because a popover that is being opened may move focus, and no other one can be opened meanwhile.
  const updateLater = () => {
    clearTimeout(timer);
    timer = setTimeout(update);
  };
  // `toggle` and `close` events do not bubble.
  page.addEventListener('toggle', update, true);
  page.addEventListener('close', update, true);
  page.addEventListener('focusin', updateLater);
  // The size becomes 0 when the element around the layer is removed.
  const observer = 'ResizeObserver' in globalThis ? new ResizeObserver(update) : undefined;
  observer?.observe(layer.firstElementChild ?? layer);
  return () => {
    clearTimeout(timer);
    page.removeEventListener('toggle', update, true);
    page.removeEventListener('close', update, true);
    page.removeEventListener('focusin', updateLater);
    observer?.disconnect();
  };
}

/**
 * Moves the layer into the topmost open modal window, because everything outside it is inert, and there into an open
 * popover, because a press outside closes it. The topmost window is the one that contains focus, unless the body has
 * focus.
 */
export function raise(layer: HTMLElement): void {
  const { body } = layer.ownerDocument;
  const focused = focusedElement(layer.ownerDocument);
  const windows = [...body.querySelectorAll('dialog[open]')];
  const window =
    focused?.closest('dialog[open]') ??
    windows.find((each) => each.contains(layer)) ??
    windows.at(-1) ??
    body;
  const popovers = [...window.querySelectorAll('[popover]:not([popover=manual])')].filter((each) =>
    each.matches(':popover-open'),
  );
  const parent = popovers.at(-1) ?? window;
  if (layer.parentElement !== parent) {
    const inside = focused && layer.contains(focused) ? (focused as HTMLElement) : undefined;
    parent.append(layer);
    togglePopup(layer, true);
    inside?.focus();
  }
  togglePopup(layer, true);
}

/** Returns the element with the focus, also in a shadow root. */
export function focusedElement(page: Document): Element | null {
  let focused = page.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
