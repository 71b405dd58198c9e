import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Field } from './field.tsx';

describe('Field', () => {
  it('connects label, hint and error to its input', () => {
    const { rerender } = render(<Field label="Email" hint="Never shared" type="email" required />);
    const input = screen.getByRole('textbox', { name: 'Email', description: 'Never shared' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.getAttribute('type')).toBe('email');
    rerender(<Field label="Email" hint="Never shared" error="Wrong" type="email" required />);
    expect(screen.getByRole('textbox', { description: 'Never shared Wrong' })).toBe(input);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Wrong').closest('[aria-live]')?.getAttribute('aria-live')).toBe(
      'polite',
    );
  });

  it('reports its value with or without onChange', async () => {
    const [change, report] = [vi.fn(), vi.fn()];
    const user = userEvent.setup();
    render(
      <>
        <Field label="Code" onValueChange={report} />
        <Field label="Name" onChange={change} />
      </>,
    );
    await user.type(screen.getByLabelText('Code'), 'ab');
    await user.type(screen.getByLabelText('Name'), 'c');
    expect(report.mock.calls).toEqual([['a'], ['ab']]);
    expect(change).toHaveBeenCalledOnce();
  });

  it.each([
    ['Choose a network.', 'ltr'],
    ['0.5 – 1', 'ltr'],
    ['USDT غير متاح.', ''],
    ['أدخل عنوانًا.', ''],
    ['הזינו כתובת.', ''],
  ])('shows the hint and the error "%s" in the direction of its script', (text, direction) => {
    render(<Field label="Email" hint={text} error={text} />);
    expect(screen.getAllByText(text).map(({ dir }) => dir)).toEqual([direction, direction]);
  });

  it('has no description without hint and error', () => {
    render(<Field label="Email" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });

  it('adds hint and error to the description of the site, whose `aria-invalid` wins', () => {
    render(
      <>
        <p id="own">Work address</p>
        <Field
          label="Email"
          hint="Never shared"
          error="Wrong"
          aria-describedby="own"
          aria-invalid={false}
        />
      </>,
    );
    const description = 'Work address Never shared Wrong';
    const input = screen.getByRole('textbox', { description });
    expect(input.getAttribute('aria-invalid')).toBe('false');
  });

  it('renders a custom control', () => {
    render(
      <Field label="Country" error="Choose one">
        {(control) => (
          <select {...control}>
            <option>Türkiye</option>
          </select>
        )}
      </Field>,
    );
    screen.getByRole('combobox', { name: 'Country', description: 'Choose one' });
  });

  it('passes its attributes and ref to a custom control', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(
      <Field label="Code" name="code" required ref={ref}>
        {(control) => <input {...control} />}
      </Field>,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect([input.name, input.required, ref.current]).toEqual(['code', true, input]);
  });

  it('combines its class with a given one', () => {
    const { container, rerender } = render(<Field label="Email" />);
    expect(container.firstElementChild?.className).toBe('x-field');
    rerender(<Field label="Email" className="wide" />);
    expect(container.firstElementChild?.className).toBe('x-field wide');
    expect(screen.getByRole('textbox').className).toBe('x-field-input');
  });

  it('shows hint and error only if given', () => {
    const { container, rerender } = render(<Field label="Email" />);
    expect(container.textContent).toBe('Email');
    expect(container.querySelector('p')).toBeNull();
    rerender(<Field label="Email" hint="Never shared" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false);
    rerender(<Field label="Email" error="Wrong" />);
    expect(screen.getByRole('textbox', { description: 'Wrong' })).toBe(
      container.querySelector('[aria-invalid="true"]'),
    );
    expect(container.textContent).toBe('EmailWrong');
  });

  it('passes the ref and attributes to its input, but keeps its own id', () => {
    const ref = { current: null as HTMLInputElement | null };
    render(<Field label="Code" ref={ref} inputMode="numeric" defaultValue="7" />);
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Code' });
    expect(ref.current).toBe(input);
    expect([input.inputMode, input.value]).toEqual(['numeric', '7']);
  });
});
