/** Simple dialogs and popovers, which jsdom lacks. The tests in `browser/` use real ones. */

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
