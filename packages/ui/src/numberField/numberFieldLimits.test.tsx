import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { field } from './numberField.fixture.tsx';
import { NumberField } from './numberField.tsx';

it('stays within its limits when keys change it', async () => {
  render(<NumberField label="Amount" min="1" max="10" defaultValue="9" />);
  await userEvent.setup().type(field(), '[PageUp]');
  expect(field().value).toBe('10');
});

describe('outside its limits', () => {
  const errors = { minError: 'At least 1', maxError: 'At most 0.5' };
  const hasError = (description: string) =>
    screen.queryByRole('spinbutton', { description }) !== null;
  const ariaInvalid = () => field().getAttribute('aria-invalid');

  it.each([
    ['max', { max: '0.5' }, '5', 'At most 0.5'],
    ['max', { max: '0.5' }, '0.50000001', 'At most 0.5'],
    ['min', { min: '1' }, '0,001', 'At least 1'],
  ])('of %s, keeps the amount and shows an error on blur', async (_limit, limit, typed, error) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" {...limit} {...errors} onValueChange={change} />);
    await user.type(field(), typed);
    expect(hasError(error)).toBe(false);
    expect(ariaInvalid()).toBeNull();
    await user.tab();
    const value = typed.replace(',', '.');
    expect(change).toHaveBeenLastCalledWith(value);
    expect(field().value).toBe(value);
    expect(hasError(error)).toBe(true);
    expect(ariaInvalid()).toBe('true');
    await user.clear(field());
    expect(hasError(error)).toBe(false);
    expect(field().validity.valid).toBe(true);
  });

  it.each([
    ['validates', {}],
    ['does not validate', { noValidate: true }],
  ])('Enter does not submit a form that %s, and shows the error', async (_kind, form) => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form aria-label="Order" onSubmit={submit} {...form}>
        <NumberField label="Amount" name="amount" max="100" maxError="At most 100" />
        <button type="submit">Buy</button>
      </form>,
    );
    await userEvent.setup().type(field(), '250{Enter}');
    expect(field().value).toBe('250');
    expect(hasError('At most 100')).toBe(true);
    expect(submit).not.toHaveBeenCalled();
  });

  it('is not valid from the start, but shows the error after a visit only', async () => {
    render(
      <form aria-label="Order">
        <NumberField label="Amount" name="amount" defaultValue="250" max="100" {...errors} />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form.checkValidity()).toBe(false);
    expect(field().validationMessage).toBe(errors.maxError);
    expect(hasError(errors.maxError)).toBe(false);
    const user = userEvent.setup();
    await user.tab();
    await user.tab();
    expect(hasError(errors.maxError)).toBe(true);
    form.reset();
    await vi.waitFor(() => expect(hasError(errors.maxError)).toBe(false));
  });

  it('is invalid without an error text too, and until the limit changes', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<NumberField label="Amount" max="100" />);
    await user.type(field(), '250');
    await user.tab();
    expect(ariaInvalid()).toBe('true');
    expect(field().validity.valid).toBe(false);
    rerender(<NumberField label="Amount" max="" />);
    expect(ariaInvalid()).toBeNull();
    expect(field().validity.valid).toBe(true);
  });

  it('a key that changes it moves it to the limit', async () => {
    const change = vi.fn();
    render(<NumberField label="Amount" max="100" defaultValue="250" onValueChange={change} />);
    await userEvent.setup().type(field(), '{ArrowDown}');
    expect(change).toHaveBeenCalledExactlyOnceWith('100');
    expect(field().validity.valid).toBe(true);
  });
});
