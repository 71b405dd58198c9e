import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';

describe('Field', () => {
  it('ties label, hint and error to its input', () => {
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

  it('describes nothing when there is nothing to say', () => {
    render(<Field label="Email" />);
    expect(screen.getByRole('textbox').hasAttribute('aria-describedby')).toBe(false);
  });

  it('draws another control', () => {
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
});
