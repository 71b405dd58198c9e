import { act, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Modal } from './modal.tsx';

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
        onClose={() => {
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

describe('Modal', () => {
  it('opens as a modal dialog named by its title', () => {
    render(<Example />);
    expect(screen.getByRole('dialog', { name: 'Confirm' })).toBe(dialog());
    expect(dialog().open).toBe(true);
  });

  it('closes by its button', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(closed).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
    expect(screen.queryByLabelText('Code')).toBeNull();
    fireEvent.click(screen.getByText('Open'));
    expect(dialog().open).toBe(true);
  });

  it('asks before Esc closes it', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    expect(fireEvent(dialog(), new Event('cancel', { cancelable: true }))).toBe(false);
    expect(closed).toHaveBeenCalledOnce();
    expect(dialog().open).toBe(false);
  });

  it('follows when the browser closes it without asking', async () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    await act(async () => {
      dialog().close();
      await Promise.resolve();
    });
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stays open in strict mode, where effects run twice', async () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />, { wrapper: StrictMode });
    await act(() => Promise.resolve());
    expect(dialog().open).toBe(true);
    expect(closed).not.toHaveBeenCalled();
  });

  it('does not take the cancel of a file input inside for its own', () => {
    const closed = vi.fn();
    render(<Example onClose={closed} />);
    fireEvent(screen.getByLabelText('Code'), new Event('cancel', { bubbles: true }));
    expect(closed).not.toHaveBeenCalled();
  });

  it('closes by a press outside only if told so, and only if it began outside', () => {
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

  it('closes when it is taken off the page, so that the focus goes back', () => {
    const { unmount } = render(<Example />);
    const close = vi.spyOn(dialog(), 'close');
    unmount();
    expect(close).toHaveBeenCalledOnce();
  });
});
