import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal, type ModalProps } from './modal.tsx';

function Example({ onClose, lightDismiss }: { onClose?: () => void; lightDismiss?: boolean }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Modal
        open={open}
        title="Confirm"
        closeLabel="Close"
        lightDismiss={lightDismiss ?? false}
        onOpenChange={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <input aria-label="Code" />
      </Modal>
    </>
  );
}

const dialog = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

/** Waits for the dialog's `close` event, which follows the call of `close()` in a microtask. */
const settleEvents = () =>
  act(async () => {
    await Promise.resolve();
  });

describe('Modal', () => {
  it('opens as a modal dialog named by its title', () => {
    render(<Example />);
    expect(screen.getByRole('dialog', { name: 'Confirm' })).toBe(dialog());
    expect(dialog().open).toBe(true);
  });

  it('calls onOpenChange when its close button is clicked', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
    expect(screen.queryByLabelText('Code')).toBeNull();
    fireEvent.click(screen.getByText('Open'));
    expect(dialog().open).toBe(true);
  });

  it('lets its parent decide whether Esc closes it', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
  });

  it('calls onOpenChange when the browser closes it directly', async () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    dialog().close();
    await settleEvents();
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stays open in strict mode, which runs effects twice', async () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />, { wrapper: StrictMode });
    await settleEvents();
    expect(dialog().open).toBe(true);
    expect(closed).not.toHaveBeenCalled();
  });

  it('ignores the cancel event of a file input inside', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    fireEvent(screen.getByLabelText('Code'), new Event('cancel', { bubbles: true }));
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes on a press outside only with lightDismiss, and only if the press starts outside', () => {
    const closed = vi.fn();
    const { rerender } = render(<Example onClose={closed} />);
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(closed).not.toHaveBeenCalled();

    rerender(<Example onClose={closed} lightDismiss />);
    fireEvent.pointerDown(screen.getByLabelText('Code'));
    fireEvent.click(dialog());
    expect(closed).not.toHaveBeenCalled();
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(closed).toHaveBeenCalledOnce();
  });

  it('closes when unmounted, so that focus returns', () => {
    const { unmount } = render(<Example />);
    const close = vi.spyOn(dialog(), 'close');
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });

  it('has a footer only if given, and no content while closed', () => {
    const modal = (over: Partial<ModalProps> = {}) => (
      <Modal open={false} onOpenChange={vi.fn()} title="Confirm" closeLabel="Close" {...over}>
        Content
      </Modal>
    );
    const { container, rerender } = render(modal());
    expect(dialog().open).toBe(false);
    expect(screen.queryByText('Content')).toBeNull();
    expect(container.querySelector('.x-modal-foot')).toBeNull();
    rerender(modal({ footer: <button>Agree</button> }));
    expect(container.querySelector('.x-modal-foot')).toBeNull();
    rerender(modal({ open: true, footer: <button>Agree</button> }));
    expect(screen.getByText('Content')).not.toBeNull();
    expect(container.querySelector('.x-modal-foot')?.textContent).toBe('Agree');
  });

  it.each([
    ['keeps the space that a scrollbar takes', 15, true],
    ['adds no space if the page has no scrollbar, or an overlay scrollbar', 0, false],
  ])('%s', (_, scrollbarWidth, keeps) => {
    const root = document.documentElement;
    vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - scrollbarWidth);
    render(<Example />);
    expect(root.hasAttribute('data-scrollbar')).toBe(keeps);
  });

  it('does not call onClose when its parent closes it', async () => {
    const closed = vi.fn();
    const modal = (open: boolean) => (
      <Modal open={open} onOpenChange={closed} title="Confirm" closeLabel="Close">
        x
      </Modal>
    );
    const { rerender } = render(modal(true));
    rerender(modal(false));
    await settleEvents();
    expect(dialog().open).toBe(false);
    expect(closed).not.toHaveBeenCalled();
  });

  it('ignores the close event of a nested dialog', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    dialog().removeAttribute('open');
    fireEvent(screen.getByLabelText('Code'), new Event('close', { bubbles: true }));
    expect(closed).not.toHaveBeenCalled();
  });

  it('does not prevent the default of a cancel event from inside', () => {
    render(<Example />);
    const cancel = new Event('cancel', { bubbles: true, cancelable: true });
    expect(fireEvent(screen.getByLabelText('Code'), cancel)).toBe(true);
  });

  it('does not close on a click inside after a press outside', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} lightDismiss />);
    fireEvent.pointerDown(dialog());
    fireEvent.click(screen.getByLabelText('Code'));
    expect(closed).not.toHaveBeenCalled();
  });

  it('stays open on a press outside by default', () => {
    const closed = vi.fn();
    render(
      <Modal open onOpenChange={closed} title="Confirm" closeLabel="Close">
        x
      </Modal>,
    );
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
    expect(closed).not.toHaveBeenCalled();
  });
});
