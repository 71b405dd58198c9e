import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Combobox, CustomSelect, NumberField, Slider } from '../src/index.ts';

interface Case {
  role: string;
  Control: (props: { own?: boolean; onChange?: (value: unknown) => void }) => ReactElement;
  start: string;
  change: (control: HTMLElement) => void;
  changed: string;
}

const coins = [
  { value: 'btc', label: 'Bitcoin' },
  { value: 'eth', label: 'Ether' },
];
const texts = { empty: 'No coin', loading: 'Loading' };

const cases: Record<string, Case> = {
  Slider: {
    role: 'slider',
    Control: ({ own = true, onChange }) => (
      <Slider
        label="Order"
        name="order"
        {...(own ? { defaultValue: 5 } : { value: 5 })}
        onValueChange={onChange}
      />
    ),
    start: '5',
    change: (control) => fireEvent.change(control, { target: { value: '9' } }),
    changed: '9',
  },
  NumberField: {
    role: 'spinbutton',
    Control: ({ own = true, onChange }) => (
      <NumberField
        label="Order"
        name="order"
        {...(own ? { defaultValue: '5' } : { value: '5' })}
        onValueChange={onChange}
      />
    ),
    start: '5',
    change: (control) => fireEvent.change(control, { target: { value: '9' } }),
    changed: '9',
  },
  CustomSelect: {
    role: 'combobox',
    Control: ({ own = true, onChange }) => (
      <CustomSelect
        label="Order"
        name="order"
        options={coins}
        {...(own ? { defaultValue: 'btc' as const } : { value: 'btc' as const })}
        onValueChange={onChange}
      />
    ),
    start: 'btc',
    change: (control) => {
      for (const key of ['ArrowDown', 'End', 'Enter']) fireEvent.keyDown(control, { key });
    },
    changed: 'eth',
  },
  Combobox: {
    role: 'combobox',
    Control: ({ own = true, onChange }) => (
      <Combobox
        label="Order"
        name="order"
        options={coins}
        texts={texts}
        {...(own ? { defaultValue: 'btc' as const } : { value: 'btc' as const })}
        onValueChange={onChange}
      />
    ),
    start: 'btc',
    change: (control) => {
      fireEvent.change(control, { target: { value: 'eth' } });
      fireEvent.keyDown(control, { key: 'ArrowDown' });
      fireEvent.keyDown(control, { key: 'Enter' });
    },
    changed: 'eth',
  },
};

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => new FormData(form()).get('order');
const reset = () =>
  act(async () => {
    form().reset();
    await Promise.resolve();
  });

describe.each(Object.entries(cases))('%s', (_name, { role, Control, start, change, changed }) => {
  it('returns to its default value when its form is reset', async () => {
    render(
      <form aria-label="Order">
        <Control />
      </form>,
    );
    change(screen.getByRole(role));
    expect(sent()).toBe(changed);
    await reset();
    expect(sent()).toBe(start);
  });

  it('keeps its value when the site prevents the reset', async () => {
    render(
      <form aria-label="Order" onReset={(event) => event.preventDefault()}>
        <Control />
      </form>,
    );
    change(screen.getByRole(role));
    await reset();
    expect(sent()).toBe(changed);
  });

  it('does not change a controlled value', async () => {
    const onChange = vi.fn();
    render(
      <form aria-label="Order">
        <Control own={false} onChange={onChange} />
      </form>,
    );
    await reset();
    expect(onChange).not.toHaveBeenCalled();
    expect(sent()).toBe(start);
  });
});
