import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });
const props = { title: 'Confirm', closeLabel: 'Close' };

it('keeps its own state with defaultOpen', () => {
  const change = vi.fn();
  render(
    <Modal {...props} defaultOpen onOpenChange={change}>
      x
    </Modal>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog().open).toBe(false);
});

it('cannot be closed while busy', () => {
  const change = vi.fn();
  render(
    <Modal {...props} open busy lightDismiss onOpenChange={change}>
      x
    </Modal>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(dialog(), new Event('cancel', { cancelable: true }));
  fireEvent.pointerDown(dialog());
  fireEvent.click(dialog());
  dialog().close();
  fireEvent(dialog(), new Event('close'));
  expect(change).not.toHaveBeenCalled();
  expect(dialog().open).toBe(true);
});

it('stays open if the site keeps it open', () => {
  const change = vi.fn();
  render(
    <Modal {...props} open onOpenChange={change}>
      x
    </Modal>,
  );
  // On a second Esc, the browser closes a dialog without a cancel event.
  dialog().open = false;
  fireEvent(dialog(), new Event('close'));
  expect(change).toHaveBeenCalledExactlyOnceWith(false);
  expect(dialog().open).toBe(true);
});

it('focuses initialFocus', () => {
  const input = createRef<HTMLInputElement>();
  render(
    <Modal {...props} open initialFocus={input}>
      <input aria-label="First" />
      <input aria-label="Second" ref={input} />
    </Modal>,
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Second'));
});

it('focuses initialFocus each time it opens, and not while it is closed', () => {
  const agree = createRef<HTMLButtonElement>();
  const modal = (open: boolean) => (
    <Modal
      {...props}
      open={open}
      initialFocus={agree}
      footer={<button ref={agree}>Agree</button>}
      // While it closes, the style sheet may still display the dialog.
      style={{ display: 'block' }}
    >
      x
    </Modal>
  );
  const { rerender } = render(modal(false));
  expect(document.activeElement).toBe(document.body);
  rerender(modal(true));
  expect(document.activeElement).toBe(agree.current);
  rerender(modal(false));
  agree.current?.blur();
  rerender(modal(true));
  expect(document.activeElement).toBe(agree.current);
});

/** A promise that a test resolves or rejects. */
function pending() {
  let resolve!: () => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve;
    reject = onReject;
  });
  return { promise, resolve, reject };
}

it('keeps its content until its exit animation has ended, inert', async () => {
  const animation = pending();
  const modal = (open: boolean) => (
    <Modal {...props} open={open} footer={<button>Agree</button>}>
      Content
    </Modal>
  );
  const { rerender } = render(modal(true));
  const animations = vi.fn(() => [{ finished: animation.promise }]);
  Object.assign(dialog(), { getAnimations: animations });
  rerender(modal(false));
  expect(dialog().open).toBe(false);
  expect(dialog().textContent).toBe('ConfirmContentAgree');
  expect(dialog().querySelector('.x-modal-box')?.hasAttribute('inert')).toBe(true);
  expect(dialog().dataset.closing).toBe('');
  await act(async () => {
    animation.resolve();
    await animation.promise;
  });
  expect(dialog().textContent).toBe('Confirm');
  expect(dialog().dataset.closing).toBeUndefined();
  rerender(modal(true));
  expect(dialog().textContent).toBe('ConfirmContentAgree');
  expect(dialog().querySelector('.x-modal-box')?.hasAttribute('inert')).toBe(false);
});

it('keeps its content if it opens again during its exit animation', async () => {
  const animation = pending();
  const modal = (open: boolean) => (
    <Modal {...props} open={open}>
      <input aria-label="Code" />
    </Modal>
  );
  const { rerender } = render(modal(true));
  const input = screen.getByLabelText('Code');
  Object.assign(dialog(), { getAnimations: () => [{ finished: animation.promise }] });
  rerender(modal(false));
  rerender(modal(true));
  // A canceled animation rejects.
  await act(async () => {
    animation.reject(new Error('canceled'));
    await Promise.resolve();
  });
  expect(screen.getByLabelText('Code')).toBe(input);
});

it.each([
  [undefined, false],
  [null, false],
  [false, false],
  ['', false],
  ['words', true],
  [0, true],
])('with the footer %j, has an element for it: %s', (footer, has) => {
  render(
    <Modal {...props} open footer={footer}>
      x
    </Modal>,
  );
  expect(dialog().querySelector('.x-modal-foot') !== null).toBe(has);
});

it('focuses finalFocus when it closes', () => {
  const next = createRef<HTMLButtonElement>();
  const page = (open: boolean) => (
    <>
      <button ref={next}>Next</button>
      <Modal {...props} open={open} finalFocus={next}>
        x
      </Modal>
    </>
  );
  const { rerender } = render(page(true));
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(page(false));
  expect(document.activeElement).toBe(next.current);
});

it('opens if the element of initialFocus is not rendered', () => {
  render(
    <Modal {...props} open initialFocus={createRef<HTMLElement>()}>
      x
    </Modal>,
  );
  expect(dialog().open).toBe(true);
});

it('is closed by default', () => {
  render(<Modal {...props}>x</Modal>);
  expect(dialog().open).toBe(false);
});

it('has no content in static HTML, which cannot show it', () => {
  const html = renderToString(
    <Modal {...props} open>
      Content
    </Modal>,
  );
  expect(html).not.toContain('Content');
});

it('stays open on a click outside that did not start with a press', () => {
  const change = vi.fn();
  render(
    <Modal {...props} open lightDismiss onOpenChange={change}>
      x
    </Modal>,
  );
  fireEvent.click(dialog());
  expect(change).not.toHaveBeenCalled();
});

it.each([
  [{}, null, null],
  [{ busy: true }, 'true', 'true'],
  [{ 'aria-busy': true }, 'true', null],
])('with %j, exposes to screen readers whether it is busy', (state, busy, disabled) => {
  render(
    <Modal {...props} open {...state}>
      x
    </Modal>,
  );
  expect(dialog().getAttribute('aria-busy')).toBe(busy);
  const button = screen.getByRole('button', { name: 'Close' });
  expect(button.getAttribute('aria-disabled')).toBe(disabled);
});

it('closes only the inner window on Esc if windows are nested', () => {
  const [outer, inner] = [vi.fn(), vi.fn()];
  render(
    <Modal {...props} open onOpenChange={outer}>
      <Modal title="Inner" closeLabel="Close inner" open onOpenChange={inner}>
        x
      </Modal>
    </Modal>,
  );
  const [, second] = screen.getAllByRole('dialog', { hidden: true });
  fireEvent(second as Element, new Event('cancel', { cancelable: true }));
  expect(inner).toHaveBeenCalledExactlyOnceWith(false);
  expect(outer).not.toHaveBeenCalled();
});
