import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { field } from './numberField.fixture.tsx';
import { NumberField } from './numberField.tsx';

const stepLabels = { decrease: 'Less', increase: 'More' };

it.each([
  ['ArrowUp', '1.1'],
  ['ArrowDown', '0.9'],
  ['PageUp', '2.0'],
  ['PageDown', '0.0'],
])('%s changes 1.0 to %s', async (key, next) => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<NumberField label="Amount" defaultValue="1.0" step="0.1" onValueChange={change} />);
  await user.tab();
  await user.keyboard(`[${key}]`);
  expect(change).toHaveBeenCalledExactlyOnceWith(next);
  expect(field().value).toBe(next);
});

describe('a held step button', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const more = () => screen.getByRole('button', { name: 'More' });

  it.each(['pointerUp', 'pointerLeave', 'pointerCancel'] as const)(
    'steps until %s, and not once more for the press',
    (end) => {
      const change = vi.fn();
      render(<NumberField label="Amount" stepLabels={stepLabels} onValueChange={change} />);
      fireEvent.pointerDown(more());
      pass(399);
      expect(change).not.toHaveBeenCalled();
      pass(1);
      pass(75);
      pass(75);
      expect(change.mock.calls).toEqual([['1'], ['2'], ['3']]);
      fireEvent[end](more());
      pass(1000);
      if (end === 'pointerUp') fireEvent.click(more(), { detail: 1 });
      expect(change).toHaveBeenCalledTimes(3);
      fireEvent.pointerDown(more());
      fireEvent.pointerUp(more());
      fireEvent.click(more(), { detail: 1 });
      expect(change).toHaveBeenLastCalledWith('4');
    },
  );

  it('does not step for another button of the mouse', () => {
    const change = vi.fn();
    render(<NumberField label="Amount" stepLabels={stepLabels} onValueChange={change} />);
    fireEvent.pointerDown(more(), { button: 2 });
    pass(1000);
    expect(change).not.toHaveBeenCalled();
  });

  it.each(['disabled', 'readOnly'])('stops when the field becomes %s', (state) => {
    const change = vi.fn();
    const props = { label: 'Amount', stepLabels, onValueChange: change };
    const { rerender } = render(<NumberField {...props} />);
    fireEvent.pointerDown(more());
    pass(400);
    rerender(<NumberField {...props} {...{ [state]: true }} />);
    pass(1000);
    expect(change).toHaveBeenCalledOnce();
    if (state === 'disabled') expect(vi.getTimerCount()).toBe(0);
  });

  it('stops when it is unmounted', () => {
    const change = vi.fn();
    const { unmount } = render(
      <NumberField label="Amount" stepLabels={stepLabels} onValueChange={change} />,
    );
    fireEvent.pointerDown(more());
    unmount();
    pass(1000);
    expect(change).not.toHaveBeenCalled();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('shows the next number when an arrow key follows typed text', async () => {
  render(<NumberField label="Amount" />);
  await userEvent.setup().type(field(), '1234{ArrowUp}');
  expect(field().value).toBe('1235');
});

it('adds the first step to the minimum', async () => {
  render(<NumberField label="Amount" min="10" />);
  await userEvent.setup().type(field(), '{ArrowUp}');
  expect(field().value).toBe('11');
});

it('has step buttons outside the tab order', async () => {
  const change = vi.fn();
  render(<NumberField label="Amount" stepLabels={stepLabels} onValueChange={change} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'More' }));
  await user.click(screen.getByRole('button', { name: 'Less' }));
  expect(change.mock.calls).toEqual([['1'], ['0']]);
  expect(screen.getByRole('button', { name: 'More' }).tabIndex).toBe(-1);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['−', '+']);
});

it('shows the value that its parent keeps when an arrow key follows typed text', async () => {
  render(<NumberField label="Amount" value="5" />);
  await userEvent.setup().type(field(), '1{ArrowUp}');
  expect(field().value).toBe('5');
});

it('ignores the arrow keys while read-only', async () => {
  const change = vi.fn();
  render(<NumberField label="Amount" value="5" readOnly onValueChange={change} />);
  await userEvent.setup().type(field(), '{ArrowUp}');
  expect(change).not.toHaveBeenCalled();
});
