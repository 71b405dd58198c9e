import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Field } from './field.tsx';
import { NumberField } from '../numberField/numberField.tsx';

const max = <button key="max">Max</button>;

describe.each([
  ['Field', Field, 'textbox'],
  ['NumberField', NumberField, 'spinbutton'],
] as const)('slots of %s', (_name, Component, role) => {
  it('are read after the name, and their buttons keep their own names', () => {
    render(<Component label="Amount" start="≈" end={['USDT', max]} hint="Up to 500" />);
    const input = screen.getByRole(role, { name: 'Amount', description: '≈ USDT Up to 500' });
    expect(input.parentElement?.className).toBe('x-field-slots');
    expect(input.parentElement?.textContent).toBe('≈USDTMax');
    expect(screen.getByRole('button', { name: 'Max' })).toBeTruthy();
  });

  it('keep the description and the id of the site', () => {
    render(
      <>
        <p id="own">Mine</p>
        <Component label="Amount" id="amount" aria-describedby="own" end="USDT" />
      </>,
    );
    const input = screen.getByRole(role, { name: 'Amount', description: 'USDT Mine' });
    expect(input.id).toBe('amount');
  });

  it('have the classes of the site', () => {
    render(<Component label="Amount" end="USDT" classNames={{ end: 'unit' }} />);
    expect(screen.getByText('USDT').parentElement?.className).toBe('x-field-slot unit');
  });

  it('draw no frame without content', () => {
    render(<Component label="Amount" start={false} end="" />);
    const input = screen.getByRole(role);
    expect(input.closest('.x-field-slots')).toBeNull();
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

describe('slots', () => {
  it('are around a control of the site as well', () => {
    render(
      <Field label="Address" end="ETH">
        {(control) => <textarea {...control} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Address', description: 'ETH' });
    expect(control.parentElement?.className).toBe('x-field-slots');
  });

  it('are between the step buttons', () => {
    const stepLabels = { decrease: 'Less', increase: 'More' };
    render(<NumberField label="Amount" end="USDT" stepLabels={stepLabels} />);
    const order = [...(document.querySelector('.x-number')?.children ?? [])];
    expect(order.map(({ className }) => className)).toEqual([
      'x-number-step',
      'x-field-slots',
      'x-number-step',
    ]);
  });
});
