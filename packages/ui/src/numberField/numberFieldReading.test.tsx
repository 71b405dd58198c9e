import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { field } from './numberField.fixture.tsx';
import { NumberField } from './numberField.tsx';

describe.each([
  ['typed', (user: UserEvent, text: string) => user.type(field(), text)],
  ['pasted', (user: UserEvent, text: string) => user.paste(text)],
])('%s', (_how, enter) => {
  // A text that could be two amounts has no value.
  it.each([
    ['tr', '0.001', '0.001'],
    ['de', '0.125', '0.125'],
    ['es', '0.250', '0.250'],
    ['pt-BR', '0.005', '0.005'],
    ['en', '0,001', '0.001'],
    ['tr', '1.50', '1.50'],
    ['tr', '1.500', '1500'],
    ['de', '1.500', '1500'],
    ['pt-BR', '1.234', '1234'],
    ['es', '1.500', '1500'],
    ['ja', '12,345', '12345'],
    ['en', '$1,500', '1500'],
    ['fr', '1.500', ''],
    ['en', '1,500', '1500'],
    ['hi', '1,500', '1500'],
    ['ar', '1,500', '1500'],
    ['de-CH', '1,500', ''],
    ['en', '1.500', '1.500'],
    ['tr', '1,500', '1.500'],
    ['de', '1.234,56', '1234.56'],
    ['ja', '1,234.56', '1234.56'],
    ['fr', '1 234,5', '1234.5'],
    ['de-CH', '1’234.5', '1234.5'],
    ['hi', '12,34,567.8', '1234567.8'],
    ['en', '1,234,56', ''],
  ])('in %s, %j is %j', async (locale, text, value) => {
    const change = vi.fn();
    const user = userEvent.setup();
    render(<NumberField label="Amount" locale={locale} onValueChange={change} />);
    await user.click(field());
    await enter(user, text);
    expect(change).toHaveBeenLastCalledWith(value);
    await user.tab();
    expect(field().getAttribute('aria-invalid')).toBe(value === '' ? 'true' : null);
  });
});

it('shows what to type instead of a text that could be two amounts', async () => {
  const user = userEvent.setup();
  const describe = (decimal: string, grouped: string) => `Type ${decimal} or ${grouped}`;
  render(<NumberField label="Amount" locale="fr" notNumberError="No" ambiguousError={describe} />);
  await user.type(field(), '1.500');
  await user.tab();
  screen.getByRole('spinbutton', { description: 'Type 1,500 or 1500' });
  expect(field().validationMessage).toBe('Type 1,500 or 1500');
  await user.type(field(), 'x');
  await user.tab();
  screen.getByRole('spinbutton', { description: 'No' });
});

it.each([
  ['5 MILLIONS', '', 'Type an amount in USDT'],
  ['100000 SATS', '', 'Type an amount in USDT'],
  ['1 BTC', '', 'Type an amount in USDT'],
  ['5 USDT', '5', ''],
  ['۵ usdt', '5', ''],
])('pasting %j into a field of USDT gives %j', async (text, value, error) => {
  const change = vi.fn();
  const user = userEvent.setup();
  const props = { unit: 'USDT', notNumberError: 'Type an amount in USDT', onValueChange: change };
  render(<NumberField label="Amount" {...props} />);
  await user.click(field());
  await user.paste(text);
  expect(change).toHaveBeenLastCalledWith(value);
  await user.tab();
  expect(field().validationMessage).toBe(error);
  if (error) screen.getByRole('spinbutton', { description: error });
  expect(field().value).toBe(error ? text : '5');
});

it.each([
  [{ end: ['USDT', <button key="max">Max</button>] }, '5 USDT', '5'],
  [{ start: '≈', end: 'USDT' }, '5 USDT', '5'],
  [{ start: 'US$' }, 'US$5', '5'],
  [{ start: 'US$' }, 'HK$5', ''],
  [{ end: <i>USDT</i> }, '5 USDT', ''],
  [{ end: 'USDT', unit: 'BTC' }, '5 BTC', '5'],
])('with %j, the text %j is %j', async (props, text, value) => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<NumberField label="Amount" {...props} onValueChange={change} />);
  await user.click(field());
  await user.paste(text);
  expect(change).toHaveBeenLastCalledWith(value);
});

it('has no grouping while it is edited, because an edited group would be another number', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<NumberField label="Amount" defaultValue="1234" onValueChange={change} />);
  expect(field().value).toBe('1,234');
  await user.click(field());
  expect(field().value).toBe('1234');
  await user.type(field(), '5');
  expect(change).toHaveBeenLastCalledWith('12345');
  await user.tab();
  expect(field().value).toBe('12,345');
});
