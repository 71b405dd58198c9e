import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NumberField, type NumberFieldProps } from './numberField.tsx';

const field = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });
const stepLabels = { decrease: 'Less', increase: 'More' };

describe('NumberField', () => {
  it('is grouped for its locale, and calls back with a decimal string', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" locale="de" onValueChange={change} />);
    await user.type(field(), '1234,50');
    expect(field().value).toBe('1234,50');
    await user.tab();
    expect(field().value).toBe('1.234,50');
    expect(change).toHaveBeenLastCalledWith('1234.50');
  });

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

  it('reads a pasted amount with its currency', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" onValueChange={change} />);
    await user.click(field());
    await user.paste('$1,234.50');
    await user.tab();
    expect(field().value).toBe('1,234.50');
    expect(change.mock.calls).toEqual([['1234.50']]);
  });

  describe('while the text is not a number', () => {
    const wrong = 'Enter a number';
    const amount = (props: Partial<NumberFieldProps> = {}) => (
      <NumberField label="Amount" defaultValue="5" notNumberError={wrong} {...props} />
    );
    const described = () => screen.queryByRole('spinbutton', { description: wrong });

    it('has no value, keeps the text and shows the error when it loses focus', async () => {
      const change = vi.fn();
      const user = userEvent.setup();
      render(amount({ onValueChange: change }));
      await user.clear(field());
      await user.paste('5k');
      expect(change).toHaveBeenLastCalledWith('');
      expect([described(), field().getAttribute('aria-invalid')]).toEqual([null, null]);
      await user.tab();
      expect(field().value).toBe('5k');
      expect([described(), field().getAttribute('aria-invalid')]).toEqual([field(), 'true']);
      await user.type(field(), '{Backspace}000');
      expect(described()).toBeNull();
      await user.tab();
      expect(field().value).toBe('5,000');
      expect(field().hasAttribute('aria-invalid')).toBe(false);
    });

    it('shows the error of the site instead', async () => {
      const user = userEvent.setup();
      render(amount({ error: 'Too much' }));
      await user.type(field(), 'x');
      await user.tab();
      expect(screen.queryByText(wrong)).toBeNull();
      expect(screen.getByText('Too much')).not.toBeNull();
    });

    it('is invalid without an error text too', async () => {
      const user = userEvent.setup();
      render(amount({ notNumberError: undefined }));
      await user.type(field(), 'x');
      await user.tab();
      expect(field().value).toBe('5x');
      expect(field().getAttribute('aria-invalid')).toBe('true');
      expect(field().validity.valid).toBe(false);
    });

    it.each([
      ['validates', {}],
      ['does not validate', { noValidate: true }],
    ])('Enter keeps a form that %s, and shows the error', async (_kind, form) => {
      const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
      render(
        <form aria-label="Order" onSubmit={submit} {...form}>
          {amount({ name: 'amount' })}
          <button type="submit">Buy</button>
        </form>,
      );
      await userEvent.setup().type(field(), 'x{Enter}');
      expect([field().value, described()]).toEqual(['5x', field()]);
      expect(submit).not.toHaveBeenCalled();
    });

    it('the form is not valid', async () => {
      const submit = vi.fn();
      render(
        <form aria-label="Order" onSubmit={submit}>
          {amount({ name: 'amount' })}
        </form>,
      );
      const user = userEvent.setup();
      await user.type(field(), 'x');
      const form = screen.getByRole<HTMLFormElement>('form');
      form.requestSubmit();
      expect(submit).not.toHaveBeenCalled();
      expect(field().validationMessage).toBe(wrong);
      await user.keyboard('{Backspace}');
      expect(form.checkValidity()).toBe(true);
    });

    it('the text goes when the site sets a value, or the form is reset', async () => {
      const user = userEvent.setup();
      const { rerender } = render(amount({ value: '' }));
      await user.type(field(), 'x');
      await user.tab();
      rerender(amount({ value: '100' }));
      expect([field().value, described()]).toEqual(['100', null]);
      rerender(amount({ value: '' }));
      expect(field().value).toBe('');
    });

    it('the text goes when a step follows', async () => {
      const user = userEvent.setup();
      render(amount());
      await user.type(field(), 'x');
      await user.tab();
      await user.type(field(), '{ArrowUp}');
      expect([field().value, described()]).toEqual(['1', null]);
    });
  });

  it.each(['ArrowUp', 'Enter'])('leaves %s to an input method while it composes text', (key) => {
    const change = vi.fn();
    render(<NumberField label="Amount" min="10" defaultValue="5" onValueChange={change} />);
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(change).not.toHaveBeenCalled();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
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

  it.each([
    ['empty', ''],
    ['within the limits', '5'],
  ])('keeps a value that is %s when it loses focus', async (_kind, value) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" min="1" defaultValue={value} onValueChange={change} />);
    await user.tab();
    await user.tab();
    expect(field().value).toBe(value);
    expect(change).not.toHaveBeenCalled();
  });

  it.each([
    [{}, [null, null, null, null]],
    [{ defaultValue: '1000.5' }, ['1000.5', '1,000.5', null, null]],
    [{ defaultValue: '5', min: '1', max: '10' }, ['5', '5', '1', '10']],
  ])('with %j, exposes its value, text and limits to screen readers', (props, exposed) => {
    render(<NumberField label="Amount" {...props} />);
    const names = ['now', 'text', 'min', 'max'];
    expect(names.map((name) => field().getAttribute(`aria-value${name}`))).toEqual(exposed);
  });

  // Decimal keyboards of phones have no minus.
  it.each([
    [undefined, 'text'],
    ['-5', 'text'],
    ['0', 'decimal'],
  ])('with the minimum %s, requests the keyboard %s', (min, keyboard) => {
    render(<NumberField label="Amount" min={min} />);
    expect(field().inputMode).toBe(keyboard);
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

  it('is controlled by `value`', async () => {
    const change = vi.fn();
    render(<NumberField label="Amount" value="5" onValueChange={change} />);
    await userEvent.setup().type(field(), '{ArrowUp}');
    expect(change).toHaveBeenCalledExactlyOnceWith('6');
    expect(field().getAttribute('aria-valuenow')).toBe('5');
  });

  it('shows the value that its parent keeps when an arrow key follows typed text', async () => {
    render(<NumberField label="Amount" value="5" />);
    await userEvent.setup().type(field(), '1{ArrowUp}');
    expect(field().value).toBe('5');
  });

  it('removes typed text when its form is reset', async () => {
    render(
      <form aria-label="Order">
        <NumberField label="Amount" defaultValue="5" />
      </form>,
    );
    const user = userEvent.setup();
    await user.type(field(), 'x');
    await user.tab();
    screen.getByRole<HTMLFormElement>('form').reset();
    await vi.waitFor(() => expect(field().value).toBe('5'));
  });

  it('submits the decimal string with its form, and is reset with it', async () => {
    render(
      <form aria-label="Order">
        <NumberField label="Amount" name="amount" defaultValue="1000.5" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(field().value).toBe('1,000.5');
    expect(new FormData(form).getAll('amount')).toEqual(['1000.5']);
    await userEvent.setup().type(field(), '{ArrowUp}');
    expect(new FormData(form).get('amount')).toBe('1001.5');
    form.reset();
    await vi.waitFor(() => expect(new FormData(form).get('amount')).toBe('1000.5'));
  });

  it('ignores the arrow keys while read-only', async () => {
    const change = vi.fn();
    render(<NumberField label="Amount" value="5" readOnly onValueChange={change} />);
    await userEvent.setup().type(field(), '{ArrowUp}');
    expect(change).not.toHaveBeenCalled();
  });

  it('has no grouping if it had focus before React handled its events', async () => {
    const page = <NumberField label="Amount" defaultValue="1234" />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(page);
    document.body.append(container);
    const input = container.querySelector('input')!;
    expect(input.value).toBe('1,234');
    input.focus();
    render(page, { container, hydrate: true });
    await vi.waitFor(() => expect(input.value).toBe('1234'));
  });

  it('lets the browser say why Enter does not send the form, if there is no error', async () => {
    render(
      <form onSubmit={() => expect.fail('sent')}>
        <NumberField label="Amount" max="0.5" />
      </form>,
    );
    const report = vi.spyOn(field(), 'reportValidity');
    await userEvent.setup().type(field(), '5{Enter}');
    expect(report).toHaveBeenCalledOnce();
  });

  it.each(['1e-7', '', 'x'])('ignores the limit %j, which is no decimal string', async (max) => {
    render(<NumberField label="Amount" max={max} />);
    const user = userEvent.setup();
    await user.type(field(), '5');
    await user.tab();
    expect(field().getAttribute('aria-invalid')).toBeNull();
  });
});
