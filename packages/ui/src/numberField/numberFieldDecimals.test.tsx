import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Form } from '../form/form.tsx';
import { field } from './numberField.fixture.tsx';
import { NumberField, type NumberFieldProps } from './numberField.tsx';

const error = 'At most 2 decimal places';
const isErrorShown = () => screen.queryByText(error) !== null;

function setUp(props: Partial<NumberFieldProps> = {}) {
  const change = vi.fn();
  render(
    <NumberField
      label="Amount"
      decimals={2}
      decimalsError={error}
      onValueChange={change}
      {...props}
    />,
  );
  return { change, user: userEvent.setup() };
}

it('keeps a value with too many decimal places, and shows an error on blur', async () => {
  const { change, user } = setUp();
  await user.type(field(), '1.2399999');
  expect(isErrorShown()).toBe(false);
  expect(field().validity.valid).toBe(false);
  await user.tab();
  expect(field().value).toBe('1.2399999');
  expect(isErrorShown()).toBe(true);
  expect(field().validationMessage).toBe(error);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(change).toHaveBeenLastCalledWith('1.2399999');
  await user.clear(field());
  await user.type(field(), '1.23');
  await user.tab();
  expect(isErrorShown()).toBe(false);
  expect(field().validity.valid).toBe(true);
});

it.each([
  ['1.239', '1.239', false],
  ['1.23', '1.23', true],
  ['$1,234.50000000', '1234.50', true],
  ['7.000', '7.00', true],
  ['1e-3', '0.001', false],
  ['0,125 ₿', '0.125', false],
])('reads the pasted %s as %s', async (text, value, isValid) => {
  const { change, user } = setUp();
  await user.click(field());
  await user.paste(text);
  await user.tab();
  expect(change).toHaveBeenLastCalledWith(value);
  expect(field().validity.valid).toBe(isValid);
  expect(isErrorShown()).toBe(!isValid);
});

it('counts as many places as the coin has', async () => {
  const { change, user } = setUp({ decimals: 18 });
  await user.type(field(), '0.000000000000000001');
  expect(field().validity.valid).toBe(true);
  await user.type(field(), '1');
  expect(field().validity.valid).toBe(false);
  expect(change).toHaveBeenLastCalledWith('0.0000000000000000011');
});

it('accepts only whole numbers with 0, and shows the numeric keyboard of phones', async () => {
  const { user } = setUp({ decimals: 0, min: '0' });
  expect(field().inputMode).toBe('numeric');
  await user.type(field(), '2.5');
  expect(field().validity.valid).toBe(false);
  await user.clear(field());
  await user.type(field(), '2.0');
  await user.tab();
  expect([field().value, field().validity.valid]).toEqual(['2', true]);
});

it('shows the error of the limit rather than that of the decimal places', async () => {
  const { user } = setUp({ max: '1', maxError: 'At most 1' });
  await user.type(field(), '1.239');
  await user.tab();
  screen.getByText('At most 1');
  expect(isErrorShown()).toBe(false);
});

it.each([['Enter'], ['the button']])('is not sent by a Form with %s', async (way) => {
  const action = vi.fn();
  render(
    <Form action={action} schema={{ '~standard': { validate: () => ({ value: 1 }) } }}>
      <NumberField label="Amount" name="amount" decimals={2} decimalsError={error} />
      <button type="submit">Send</button>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(field(), way === 'Enter' ? '1.239{Enter}' : '1.239');
  if (way !== 'Enter') await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(action).not.toHaveBeenCalled();
  expect(isErrorShown()).toBe(true);
  expect(document.activeElement).toBe(field());
});
