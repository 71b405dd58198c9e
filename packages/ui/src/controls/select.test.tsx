import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Select } from './select.tsx';

it('is labelled and described, and changes its value', async () => {
  const change = vi.fn();
  render(
    <Select label="Country" hint="Where you live" onChange={change} name="country">
      <option value="tr">Türkiye</option>
      <option value="ge">საქართველო</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', {
    name: 'Country',
    description: 'Where you live',
  });
  await userEvent.setup().selectOptions(select, 'ge');
  expect(change).toHaveBeenCalledOnce();
  expect(select.value).toBe('ge');
});

it('passes attributes to the select element and shows its error', () => {
  render(
    <Select label="Country" error="Choose one" disabled>
      <option>Georgia</option>
    </Select>,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { description: 'Choose one' });
  expect([select.disabled, select.className]).toEqual([true, 'x-field-input']);
});
