import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AllFields, press, shownErrors } from '../../test/orderForm.tsx';
import { Field } from '../controls/field.tsx';
import { Form } from './form.tsx';
import type { FormSchema } from './formSchema.ts';

type Issues = { message: string; path?: readonly (string | { key: string })[] }[];
function schemaOf(check: (values: Record<string, unknown>) => Issues): FormSchema<number> {
  const validate = (values: unknown) => {
    const issues = check(values as Record<string, unknown>);
    return issues.length > 0 ? { issues } : { value: 42 };
  };
  return { '~standard': { validate } };
}

it('passes its output, and turns off the messages of the browser', async () => {
  const action = vi.fn();
  render(<AllFields schema={schemaOf(() => [])} action={action} />);
  await press(userEvent.setup());
  expect(action).toHaveBeenCalledExactlyOnceWith(42, expect.any(FormData));
  expect(screen.getByRole<HTMLFormElement>('form').noValidate).toBe(true);
});

it('shows the first issue of each field, without calling the action', async () => {
  const action = vi.fn();
  const issues = [
    { message: 'Wrong address', path: ['address'] },
    { message: 'Another', path: ['address'] },
    { message: 'Wrong agree', path: [{ key: 'agree' }] },
    { message: 'Not now' },
  ];
  render(<AllFields schema={schemaOf(() => issues)} action={action} />);
  await press(userEvent.setup());
  expect(shownErrors()).toEqual(['address', 'agree']);
  expect(screen.queryByText('Another')).toBeNull();
  expect(screen.getByRole('alert').textContent).toBe('Not now');
  expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  expect(action).not.toHaveBeenCalled();
});

it('waits for a schema that checks asynchronously', async () => {
  const action = vi.fn();
  const validate = () => Promise.resolve({ value: 7 });
  render(<AllFields schema={{ '~standard': { validate } }} action={action} />);
  await press(userEvent.setup());
  expect(action).toHaveBeenCalledExactlyOnceWith(7, expect.any(FormData));
});

it('finds the field of a nested value', async () => {
  const issues = [{ message: 'Unknown', path: ['address', 'city'] }];
  render(
    <Form schema={schemaOf(() => issues)} action={() => undefined}>
      <Field label="City" name="address.city" />
      <button>Send</button>
    </Form>,
  );
  await press(userEvent.setup());
  expect(document.activeElement).toBe(screen.getByLabelText('City'));
  screen.getByText('Unknown');
});
