import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { check, copy as copyStroke } from '../pictures/icons.ts';
import { CopyField, type CopyFieldProps } from './copyField.tsx';

const props: CopyFieldProps = {
  label: 'Invite code',
  value: 'AB12CD',
  copyLabel: 'Copy',
  copiedLabel: 'Copied',
  failedLabel: 'Press Ctrl+C to copy.',
};

describe('CopyField', () => {
  it('copies the exact value and announces that it was copied', async () => {
    const write = vi.fn(() => Promise.resolve());
    const copied = vi.fn();
    render(<CopyField {...props} write={write} onCopied={copied} />);
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Copy' }));
    expect(write).toHaveBeenCalledWith('AB12CD');
    expect(copied).toHaveBeenCalledOnce();
    expect(screen.getByRole('status').textContent).toBe('Copied');
    screen.getByRole('button', { name: 'Copied' });
  });

  it('writes to the browser clipboard by default', async () => {
    const user = userEvent.setup();
    render(<CopyField {...props} />);
    await user.click(screen.getByRole('button'));
    expect(await navigator.clipboard.readText()).toBe('AB12CD');
  });

  it.each([
    ['denied', () => Promise.reject(new Error('NotAllowedError'))],
    [
      'unavailable',
      () => {
        throw new TypeError('clipboard is undefined');
      },
    ],
  ])('selects the value and shows instructions when the clipboard is %s', async (_, write) => {
    const copied = vi.fn();
    render(<CopyField {...props} write={write} onCopied={copied} />);
    await userEvent.setup().click(screen.getByRole('button'));
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Invite code' });
    expect(document.activeElement).toBe(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
    expect(screen.getByRole('status').textContent).toBe('Press Ctrl+C to copy.');
    expect(copied).not.toHaveBeenCalled();
  });

  it('shows the copy label again when the value changes', async () => {
    const { rerender } = render(<CopyField {...props} write={() => Promise.resolve()} />);
    await userEvent.setup().click(screen.getByRole('button'));
    rerender(<CopyField {...props} value="EF34" write={() => Promise.resolve()} />);
    screen.getByRole('button', { name: 'Copy' });
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('renders both labels on its button, one hidden from screen readers', async () => {
    render(<CopyField {...props} write={() => Promise.resolve()} />);
    const hidden = () =>
      [screen.getByText('Copy'), ...screen.getAllByText('Copied')].map((word) =>
        word.getAttribute('aria-hidden'),
      );
    const icon = () => screen.getByRole('button').querySelector('path')?.getAttribute('d');
    const outcome = () => screen.getByRole('status').dataset.outcome;
    expect(icon()).toBe(copyStroke);
    expect([hidden(), outcome()]).toEqual([['false', 'true'], 'none']);
    await userEvent.setup().click(screen.getByRole('button'));
    expect([hidden(), outcome()]).toEqual([['true', 'false', null], 'copied']);
    expect(icon()).toBe(check);
    expect(screen.getByRole('status').firstElementChild?.className).toBe('x-visually-hidden');
  });

  it('announces the result of a second press again', async () => {
    let finish: () => void = () => undefined;
    const write = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    const user = userEvent.setup();
    render(<CopyField {...props} write={write} />);
    const status = screen.getByRole('status');
    await user.click(screen.getByRole('button'));
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(status.textContent).toBe('Copied');
    await user.click(screen.getByRole('button'));
    expect(status.textContent).toBe('');
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(status.textContent).toBe('Copied');
  });

  it('marks a failed copy, and removes the mark when the value changes', async () => {
    const write = () => Promise.reject(new Error('NotAllowedError'));
    const { rerender } = render(<CopyField {...props} write={write} />);
    await userEvent.setup().click(screen.getByRole('button'));
    expect(screen.getByRole('status').dataset.outcome).toBe('failed');
    screen.getByRole('button', { name: 'Copy' });
    rerender(<CopyField {...props} value="EF34" write={write} />);
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('ignores a failure after it was removed', async () => {
    const rejected = vi.fn();
    process.once('unhandledRejection', rejected);
    let fail: () => void = () => undefined;
    const write = () =>
      new Promise<void>((_, reject) => {
        fail = () => reject(new Error('NotAllowedError'));
      });
    const { unmount } = render(<CopyField {...props} write={write} />);
    await userEvent.setup().click(screen.getByRole('button'));
    unmount();
    fail();
    await new Promise((done) => setImmediate(done));
    process.off('unhandledRejection', rejected);
    expect(rejected).not.toHaveBeenCalled();
  });

  it('marks its parts, and adds classes to them', () => {
    const classNames = { label: 'a', input: 'b', button: 'c', status: 'd' };
    const { container } = render(<CopyField {...props} classNames={classNames} />);
    const classOf = (part: string) => container.querySelector(`[data-part="${part}"]`)?.className;
    expect(Object.keys(classNames).map(classOf)).toEqual([
      'x-field-label a',
      'x-field-input b',
      'x-button c',
      'x-copy-status d',
    ]);
  });

  it('shows a short value until it has the focus, and copies the whole one', async () => {
    const write = vi.fn(() => Promise.resolve());
    render(<CopyField {...props} shortValue="A…D" write={write} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect(input.value).toBe('A…D');
    const user = userEvent.setup();
    await user.click(screen.getByRole('button'));
    expect(write).toHaveBeenCalledWith('AB12CD');
    act(() => input.focus());
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual(['AB12CD', 0, 6]);
    act(() => input.blur());
    expect(input.value).toBe('A…D');
  });

  it('is left-to-right and read-only, and selects its value on focus', () => {
    render(<CopyField {...props} />);
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.dir, input.readOnly, input.value]).toEqual(['ltr', true, 'AB12CD']);
    input.setSelectionRange(2, 2);
    fireEvent.focus(input);
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 6]);
  });
});
