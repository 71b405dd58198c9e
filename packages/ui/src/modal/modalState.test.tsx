import { fireEvent, render, screen } from '@testing-library/react';
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
])('with %j, tells screen readers whether it is busy', (state, busy, disabled) => {
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
