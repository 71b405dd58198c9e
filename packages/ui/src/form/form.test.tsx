import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AllFields, errorsOf, names, options, press, shownErrors } from '../../test/orderForm.tsx';
import { CustomSelect } from '../combobox/customSelect.tsx';
import { Field } from '../controls/field.tsx';
import { Form, type FormProps } from './form.tsx';

it('passes the values by name, and a list for several fields with a name', async () => {
  const action = vi.fn();
  const user = userEvent.setup();
  render(
    <Form action={action}>
      <Field label="Address" name="address" />
      <CustomSelect label="Networks" name="network" multiple options={options} />
      <button name="kind" value="fast">
        Send
      </button>
    </Form>,
  );
  await user.type(screen.getByLabelText('Address'), '0x1');
  await user.click(screen.getByLabelText('Networks'));
  await user.keyboard('[Enter][ArrowDown][Enter]');
  await press(user);
  const [values, data] = action.mock.calls[0] as Parameters<FormProps['action']>;
  expect(values).toEqual({ address: '0x1', network: ['a', 'b'], kind: 'fast' });
  expect(data.get('address')).toBe('0x1');
});

it('shows the errors of the action at their fields, and focuses the first', async () => {
  const user = userEvent.setup();
  render(<AllFields action={() => Promise.resolve(errorsOf(...names))} />);
  await press(user);
  expect(shownErrors()).toEqual(names);
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
});

it.each([
  ['address', () => screen.getByLabelText('Address')],
  ['amount', () => screen.getByLabelText('Amount')],
  ['network', () => screen.getByLabelText('Network')],
  ['coin', () => screen.getByLabelText('Coin')],
  ['side', () => screen.getByRole('radio', { name: 'A' })],
  ['agree', () => screen.getByLabelText('I agree')],
])('focuses %s, and removes its error when it changes', async (name, control) => {
  const user = userEvent.setup();
  render(<AllFields action={() => errorsOf(name)} />);
  await press(user);
  expect(document.activeElement).toBe(control());
  expect(shownErrors()).toEqual([name]);
  const keys = { address: 'x', amount: '1', network: '[Enter][Enter]', coin: 'a[Enter]' }[name];
  await user.keyboard(keys ?? '[Space]');
  expect(shownErrors()).toEqual([]);
});

it('keeps the other errors, and what was typed', async () => {
  const user = userEvent.setup();
  render(<AllFields action={() => errorsOf('address', 'agree')} />);
  await user.type(screen.getByLabelText('Address'), 'abc');
  await press(user);
  await user.keyboard('d');
  expect(shownErrors()).toEqual(['agree']);
  expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('abcd');
});

it('shows the error of the whole form, and focuses it if no field has one', async () => {
  const user = userEvent.setup();
  const action = vi.fn<FormProps['action']>(() => ({ '': 'Withdrawals are paused.' }));
  render(<AllFields action={action} />);
  await press(user);
  const alert = screen.getByRole('alert');
  expect(alert.textContent).toBe('Withdrawals are paused.');
  expect(document.activeElement).toBe(alert);
  action.mockReturnValue(undefined);
  await press(user);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows the own error of a field instead', async () => {
  render(
    <Form action={() => errorsOf('address')}>
      <Field label="Address" name="address" error="Own error" />
      <button>Send</button>
    </Form>,
  );
  await press(userEvent.setup());
  screen.getByText('Own error');
  expect(shownErrors()).toEqual([]);
});

it.each([
  ['of a name without a field', { email: 'Taken.' }],
  ['of the whole form', { '': 'Taken.' }],
])('shows the error %s above the content', async (_which, errors) => {
  render(<AllFields action={() => errors} />);
  await press(userEvent.setup());
  expect(screen.getByRole('alert').textContent).toBe('Taken.');
});

it('shows the error of a chosen value at its field', async () => {
  render(
    <Form action={() => ({ 'network.0': 'Paused' })}>
      <CustomSelect label="Networks" name="network" multiple options={options} />
      <button>Send</button>
    </Form>,
  );
  await press(userEvent.setup());
  expect(document.activeElement).toBe(screen.getByLabelText('Networks'));
  screen.getByText('Paused');
});

it.each([[[]], [['a']], [['a', 'b']]] as const)(
  'passes the values %j of a select with several values as a list',
  async (values) => {
    const action = vi.fn();
    render(
      <Form action={action}>
        <CustomSelect label="N" name="network" multiple options={options} defaultValue={values} />
        <button>Send</button>
      </Form>,
    );
    await press(userEvent.setup());
    expect(action.mock.calls[0]?.[0]).toEqual({ network: values });
  },
);

it('clears the errors on a reset, unless the site prevents it', async () => {
  const user = userEvent.setup();
  const prevent = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(<AllFields action={() => errorsOf('address')} onReset={prevent} />);
  await press(user);
  const form = screen.getByRole<HTMLFormElement>('form');
  act(() => form.reset());
  expect(shownErrors()).toEqual(['address']);
  prevent.mockReturnValue();
  act(() => form.reset());
  expect(shownErrors()).toEqual([]);
});

it('focuses the chosen option of a wrong group', async () => {
  const user = userEvent.setup();
  render(<AllFields action={() => errorsOf('side')} />);
  await user.click(screen.getByRole('radio', { name: 'B' }));
  await press(user);
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'B' }));
});

it('does not put values into the address if its scripts have not run', () => {
  render(<AllFields action={() => undefined} />);
  expect(screen.getByRole<HTMLFormElement>('form').method).toBe('post');
});

it('ignores names that every object has', async () => {
  render(
    <Form action={() => ({})}>
      <Field label="Address" name="constructor" />
      <button>Send</button>
    </Form>,
  );
  await press(userEvent.setup());
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBeNull();
});
