import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { field } from './numberField.fixture.tsx';
import { NumberField, type NumberFieldProps } from './numberField.tsx';

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
