import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PreviewMessage } from '../preview/messages.ts';
import { DemoEditor } from './DemoEditor.tsx';

const attributes = { dir: 'rtl' };
let preview: Window;
let requests: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  render(<DemoEditor source="first" attributes={attributes} />);
  preview = screen.getByTitle<HTMLIFrameElement>('Result of the code').contentWindow!;
  requests = vi.spyOn(preview, 'postMessage').mockReturnValue();
});
afterEach(cleanup);

/** Simulates a message of the preview. */
function receive(data: PreviewMessage, source: Window = preview): void {
  act(() => {
    window.dispatchEvent(new MessageEvent('message', { data, source }));
  });
}

it('sends the code to the preview as soon as it is ready, and after each change', async () => {
  receive({ kind: 'ready' });
  await vi.waitFor(() =>
    expect(requests).toHaveBeenCalledWith({ source: 'first', attributes }, '*'),
  );
  await userEvent.type(screen.getByLabelText('Code'), '!');
  await vi.waitFor(() =>
    expect(requests).toHaveBeenLastCalledWith({ source: 'first!', attributes }, '*'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Code').value).toBe('first');
});

it('shows the error of the code until it works again', () => {
  receive({ kind: 'failed', error: 'Unexpected token (2:13)' });
  screen.getByText('Unexpected token (2:13)');
  receive({ kind: 'shown' });
  expect(screen.queryByText('Unexpected token (2:13)')).toBeNull();
});

it('gives the preview the height of its demo, at least 320 px', () => {
  const height = () => screen.getByTitle('Result of the code').getAttribute('height');
  receive({ kind: 'resized', height: 900 });
  expect(height()).toBe('900');
  receive({ kind: 'resized', height: 10 });
  expect(height()).toBe('320');
});

it('replaces the preview if its code never ends, and does not run the code again', () => {
  vi.useFakeTimers();
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Result of the code');
  const firstFrame = frame();
  receive({ kind: 'ready' });
  for (let second = 0; second < 20; second += 1) {
    act(() => void vi.advanceTimersByTime(1000));
    receive({ kind: 'alive' });
  }
  expect(frame()).toBe(firstFrame);

  act(() => void vi.advanceTimersByTime(6000));
  screen.getByText('The code did not end within 5 seconds. Change it to run it again.');
  expect(frame()).not.toBe(firstFrame);
  preview = frame().contentWindow!;
  requests = vi.spyOn(preview, 'postMessage').mockReturnValue();
  receive({ kind: 'ready' });
  act(() => void vi.advanceTimersByTime(1000));
  expect(requests).not.toHaveBeenCalled();

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'shorter' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(requests).toHaveBeenLastCalledWith({ source: 'shorter', attributes }, '*');
  receive({ kind: 'shown' });

  fireEvent.change(screen.getByLabelText('Code'), { target: { value: 'first' } });
  act(() => void vi.advanceTimersByTime(1000));
  expect(requests).toHaveBeenCalledTimes(1);
  screen.getByText('The code did not end within 5 seconds. Change it to run it again.');
  vi.useRealTimers();
});

it('ignores messages of other windows', () => {
  receive({ kind: 'failed', error: 'Forged' }, window);
  expect(screen.queryByText('Forged')).toBeNull();
});
