import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';

// React reports faults, such as missing keys, with `console.error`.
let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(logged.mock.calls).toEqual([]);
});

// jsdom cannot open a <dialog>, so this is a simple replacement. The tests in `browser/` use real
// dialogs.
if (typeof HTMLDialogElement === 'function') {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    if (!this.open) return;
    this.open = false;
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

// jsdom does not implement popovers either.
if (typeof HTMLElement === 'function' && !('togglePopover' in HTMLElement.prototype)) {
  Object.assign(HTMLElement.prototype, {
    togglePopover(this: HTMLElement, force?: boolean) {
      const wasOpen = this.hasAttribute('data-popover-open');
      const isOpen = force ?? !wasOpen;
      if (wasOpen === isOpen) return isOpen;
      this.toggleAttribute('data-popover-open', isOpen);
      const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
      const event = Object.assign(new Event('toggle'), { oldState, newState });
      queueMicrotask(() => this.dispatchEvent(event));
      return isOpen;
    },
  });
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[popovertarget]');
    document.getElementById(button?.getAttribute('popovertarget') ?? '')?.togglePopover();
  });
}
