import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { AllFields, press } from '../../test/orderForm.tsx';
import { NumberField } from '../numberField/numberField.tsx';
import { Form } from './form.tsx';

it('does not send a text that is not a number, and shows why', async () => {
  const action = vi.fn();
  const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity');
  const user = userEvent.setup();
  render(
    <AllFields schema={{ '~standard': { validate: (value) => ({ value }) } }} action={action} />,
  );
  await user.type(screen.getByLabelText('Amount'), '9o000');
  await press(user);
  expect(action).not.toHaveBeenCalled();
  expect(report).toHaveBeenCalledOnce();
  report.mockRestore();
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
});

it('shows why a text is not a number in one place', async () => {
  const report = vi.spyOn(HTMLInputElement.prototype, 'reportValidity');
  onTestFinished(() => report.mockRestore());
  const user = userEvent.setup();
  render(
    <Form action={vi.fn()} noValidate>
      <NumberField label="Amount" name="amount" notNumberError="Type a number" />
      <button>Send</button>
    </Form>,
  );
  await user.type(screen.getByLabelText('Amount'), '9o000');
  await press(user);
  screen.getByRole('spinbutton', { description: 'Type a number' });
  expect(document.activeElement).toBe(screen.getByLabelText('Amount'));
  expect(report).not.toHaveBeenCalled();
});

it.each([
  ['of the browser', {}],
  ['of a schema', { schema: { '~standard': { validate: (value: unknown) => ({ value }) } } }],
])('with the checks %s, does not send an amount above its limit', async (_which, props) => {
  const action = vi.fn();
  const user = userEvent.setup();
  render(
    <Form action={action} {...props}>
      <NumberField label="Amount" name="amount" max="0.5" maxError="You have 0.5" />
      <button>Send</button>
    </Form>,
  );
  await user.type(screen.getByLabelText('Amount'), '5');
  await press(user);
  expect(action).not.toHaveBeenCalled();
  screen.getByRole('spinbutton', { description: 'You have 0.5' });
  await user.clear(screen.getByLabelText('Amount'));
  await user.type(screen.getByLabelText('Amount'), '0.5');
  await press(user);
  expect(action).toHaveBeenCalledExactlyOnceWith({ amount: '0.5' }, expect.any(FormData));
});

it.each(['disabled', 'readOnly'])('ignores the limits of a field that is %s', async (state) => {
  const action = vi.fn();
  render(
    <Form action={action}>
      <NumberField label="Amount" defaultValue="5" max="0.5" {...{ [state]: true }} />
      <button>Send</button>
    </Form>,
  );
  await press(userEvent.setup());
  expect(action).toHaveBeenCalledOnce();
});
