import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { RadioGroup } from './radioGroup.tsx';

const options = [
  { value: 'limit', label: 'Limit' },
  { value: 'market', label: 'Market' },
  { value: 'stop', label: 'Stop', disabled: true },
] as const;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

it('is a group with one tab stop, in which arrow keys choose', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(
    <>
      <RadioGroup label="Order type" hint="How to trade" options={options} onValueChange={change} />
      <button>After</button>
    </>,
  );
  screen.getByRole('radiogroup', { name: 'Order type', description: 'How to trade' });
  await user.tab();
  await user.keyboard('[ArrowDown]');
  expect(radio('Market').checked).toBe(true);
  await user.keyboard('[ArrowUp]');
  expect(change.mock.calls).toEqual([['market'], ['limit']]);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('After');
});

it('is controlled by `value`, and never chooses a disabled option', async () => {
  const change = vi.fn();
  render(<RadioGroup label="Type" options={options} value="limit" onValueChange={change} />);
  const user = userEvent.setup();
  await user.click(radio('Market'));
  await user.click(radio('Stop'));
  expect(change).toHaveBeenCalledExactlyOnceWith('market');
  expect(radio('Limit').checked).toBe(true);
});

it('takes part in its form, with name, required and reset', async () => {
  const { rerender } = render(
    <form aria-label="Order">
      <RadioGroup label="Type" name="type" required options={options} />
    </form>,
  );
  const form = screen.getByRole<HTMLFormElement>('form');
  expect(form.checkValidity()).toBe(false);
  rerender(
    <form aria-label="Order" key="new">
      <RadioGroup label="Type" name="type" options={options} defaultValue="limit" />
    </form>,
  );
  await userEvent.setup().click(radio('Market'));
  const next = screen.getByRole<HTMLFormElement>('form');
  expect(new FormData(next).get('type')).toBe('market');
  next.reset();
  expect(radio('Limit').checked).toBe(true);
});

/** Returns the entries of a form. Fires the event that browsers fire when they collect them, and jsdom does not. */
function submitted(form: HTMLFormElement) {
  const formData = new FormData(form);
  form.dispatchEvent(Object.assign(new Event('formdata', { bubbles: true }), { formData }));
  return [...formData];
}

it.each([
  ['does not submit its choice without a name', undefined, []],
  ['submits its choice with a name', 'type', [['type', 'market']]],
])('%s', async (_, name, entries) => {
  render(
    <form aria-label="Order">
      <RadioGroup label="Type" name={name} options={options} />
    </form>,
  );
  await userEvent.setup().click(radio('Market'));
  expect(submitted(screen.getByRole('form'))).toEqual(entries);
});

it('does not submit its choice without a name from a form in a shadow root', () => {
  const host = document.body.appendChild(document.createElement('div'));
  const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('form'));
  render(<RadioGroup label="Type" options={options} defaultValue="limit" />, { container });
  expect(submitted(container)).toEqual([]);
  host.remove();
});

it('does not remove entries of forms after it is unmounted', () => {
  const { rerender } = render(<RadioGroup label="Type" options={options} />);
  const { name } = radio('Market');
  rerender(
    <form aria-label="Other">
      <input name={name} defaultValue="kept" />
    </form>,
  );
  expect(submitted(screen.getByRole('form'))).toEqual([[name, 'kept']]);
});

it('announces its error', () => {
  render(<RadioGroup label="Type" options={options} error="Choose one" />);
  const group = screen.getByRole('radiogroup', { description: 'Choose one' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
});
