import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { field } from './numberField.fixture.tsx';
import { NumberField } from './numberField.tsx';

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

  it.each(['ArrowUp', 'Enter'])('leaves %s to an input method while it composes text', (key) => {
    const change = vi.fn();
    render(<NumberField label="Amount" min="10" defaultValue="5" onValueChange={change} />);
    expect(fireEvent.keyDown(field(), { key, isComposing: true })).toBe(true);
    expect(change).not.toHaveBeenCalled();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
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

  it('is controlled by `value`', async () => {
    const change = vi.fn();
    render(<NumberField label="Amount" value="5" onValueChange={change} />);
    await userEvent.setup().type(field(), '{ArrowUp}');
    expect(change).toHaveBeenCalledExactlyOnceWith('6');
    expect(field().getAttribute('aria-valuenow')).toBe('5');
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
