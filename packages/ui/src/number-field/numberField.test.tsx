import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { NumberField } from './numberField.tsx';

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

  it('stays within its limits when keys change it, and is corrected when it loses focus', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" min="1" max="10" defaultValue="9" onValueChange={change} />);
    await user.tab();
    await user.keyboard('[PageUp]');
    expect(field().value).toBe('10');
    await user.clear(field());
    await user.type(field(), '0');
    await user.tab();
    expect(change).toHaveBeenLastCalledWith('1');
    expect(field().value).toBe('1');
  });

  it('has an empty value while the text is not a number', async () => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" defaultValue="5" onValueChange={change} />);
    await user.clear(field());
    await user.type(field(), 'x');
    expect(change).toHaveBeenLastCalledWith('');
    await user.tab();
    expect(field().value).toBe('');
  });

  it('shows the next number when an arrow key follows typed text', async () => {
    render(<NumberField label="Amount" />);
    await userEvent.setup().type(field(), '1234{ArrowUp}');
    expect(field().value).toBe('1,235');
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
    await userEvent.setup().type(field(), 'x');
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

  it.each([
    ['not a number', 'abc', ''],
    ['above the limit', '250', '100'],
  ])('corrects text that is %s before Enter submits the form', async (_kind, text, amount) => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form aria-label="Order" onSubmit={submit}>
        <NumberField label="Amount" name="amount" max="100" required />
        <button type="submit">Buy</button>
      </form>,
    );
    await userEvent.setup().type(field(), `${text}{Enter}`);
    expect(field().value).toBe(amount);
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('amount')).toBe(amount);
    expect(submit).toHaveBeenCalledTimes(amount === '' ? 0 : 1);
  });

  it('ignores the arrow keys while read-only', async () => {
    const change = vi.fn();
    render(<NumberField label="Amount" value="5" readOnly onValueChange={change} />);
    await userEvent.setup().type(field(), '{ArrowUp}');
    expect(change).not.toHaveBeenCalled();
  });
});
