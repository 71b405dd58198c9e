/**
 * Adds simple dialogs and popovers to jsdom, which has none, for tests of pages. An open popup is
 * visible to `getByRole`. What is there already is kept, and without a DOM, nothing happens, so a
 * setup file can call it in every environment.
 */
export function addPopups(): void {
  if (typeof HTMLDialogElement === 'function' && !HTMLDialogElement.prototype.showModal) {
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
    Object.assign(HTMLElement.prototype, { togglePopover });
    document.addEventListener('click', ({ target }) => {
      const button = (target as Element).closest('[popovertarget]');
      document.getElementById(button?.getAttribute('popovertarget') ?? '')?.togglePopover();
    });
  }
}

function togglePopover(this: HTMLElement, force?: boolean): boolean {
  const wasOpen = this.hasAttribute('data-popover-open');
  const isOpen = force ?? !wasOpen;
  if (wasOpen === isOpen) return isOpen;
  this.toggleAttribute('data-popover-open', isOpen);
  // The style sheet of jsdom hides every popover.
  this.style.display = isOpen ? 'block' : '';
  const [oldState, newState] = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  const event = Object.assign(new Event('toggle'), { oldState, newState });
  queueMicrotask(() => this.dispatchEvent(event));
  return isOpen;
}
