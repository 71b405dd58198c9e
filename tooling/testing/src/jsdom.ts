/** Adds what jsdom lacks and components need: a setup file for tests of components. */

// jsdom has no layout and no scrolling.
Element.prototype.scrollIntoView = () => undefined;
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
globalThis.ResizeObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof ResizeObserver;

// jsdom has no `showModal` and `close` for `<dialog>`.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};
