import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Combobox } from '../combobox/combobox.tsx';
import { CustomSelect } from '../combobox/customSelect.tsx';
import { Button } from '../controls/button.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Field } from '../controls/field.tsx';
import { NumberField } from '../controls/numberField.tsx';
import { RadioGroup } from '../controls/radioGroup.tsx';
import { Form, type FormProps } from './form.tsx';
import type { FormSchema, FormValues } from './formSchema.ts';

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** A form with one control of each kind, whose names are those of the controls. */
function AllFields<Output = FormValues>(props: FormProps<Output>) {
  return (
    <Form aria-label="Order" {...props}>
      <Field label="Address" name="address" />
      <NumberField label="Amount" name="amount" />
      <CustomSelect label="Network" name="network" options={options} />
      <Combobox
        label="Coin"
        name="coin"
        options={options}
        texts={{ empty: 'None', loading: 'Loading' }}
      />
      <RadioGroup label="Side" name="side" options={options} />
      <Checkbox label="I agree" name="agree" />
      <Button type="submit" loadingLabel="Sending">
        Send
      </Button>
    </Form>
  );
}

const names = ['address', 'amount', 'network', 'coin', 'side', 'agree'];
const errorsOf = (...wrong: string[]) =>
  Object.fromEntries(wrong.map((name) => [name, `Wrong ${name}`]));
const shownErrors = () =>
  names.filter((name) => screen.queryByText(`Wrong ${name}`, { exact: true }) !== null);
const send = () => screen.getByRole('button', { name: /^Send/ });

/** Presses the button, and waits until the action has ended, unless it waits for something else. */
async function press(user: UserEvent) {
  await user.click(send());
  await act(() => new Promise((done) => setTimeout(done)));
}

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

it('does not send a text that is not a number, and says why', async () => {
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

it('says why a text is not a number in one place', async () => {
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

it('forgets the errors on a reset, unless the site prevents it', async () => {
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

describe('while the action runs', () => {
  it('shows it at the button, and ignores another submission', async () => {
    let end = () => {};
    const action = vi.fn(() => new Promise<void>((done) => (end = done)));
    const user = userEvent.setup();
    render(<AllFields action={action} />);
    await press(user);
    screen.getByText('Sending');
    await user.type(screen.getByLabelText('Address'), 'x[Enter]');
    expect(action).toHaveBeenCalledOnce();
    await act(async () => {
      end();
      await Promise.resolve();
    });
    expect(screen.queryByText('Sending')).toBeNull();
    await press(user);
    expect(action).toHaveBeenCalledTimes(2);
  });

  it('ignores a second submission at the same moment', () => {
    const action = vi.fn(() => new Promise<void>(() => {}));
    render(<AllFields action={action} />);
    const form = screen.getByRole<HTMLFormElement>('form');
    act(() => {
      form.requestSubmit();
      form.requestSubmit();
    });
    expect(action).toHaveBeenCalledOnce();
  });

  it('shows no error at a field that changes meanwhile', async () => {
    let end = (_errors: Record<string, string>) => {};
    const user = userEvent.setup();
    render(<AllFields action={() => new Promise((done) => (end = done))} />);
    await user.click(send());
    await user.type(screen.getByLabelText('Address'), 'x');
    await act(async () => {
      end(errorsOf('address'));
      await Promise.resolve();
    });
    expect(shownErrors()).toEqual([]);
    expect(document.activeElement).toBe(screen.getByLabelText('Address'));
  });

  it('reports an error to the page if the form has been removed', async () => {
    const report = vi.spyOn(globalThis, 'reportError').mockReturnValue();
    let fail = (_error: Error) => {};
    const action = () => new Promise<void>((_done, reject) => (fail = reject));
    const { unmount } = render(<AllFields action={action} />);
    await userEvent.setup().click(send());
    unmount();
    const error = new Error('No network');
    fail(error);
    await new Promise((done) => setTimeout(done));
    expect(report).toHaveBeenCalledExactlyOnceWith(error);
    report.mockRestore();
  });

  it('does not hold up another form', async () => {
    const user = userEvent.setup();
    const { unmount } = render(<AllFields action={() => new Promise<void>(() => {})} />);
    await press(user);
    unmount();
    render(<AllFields action={() => errorsOf('address')} />);
    await press(user);
    expect(shownErrors()).toEqual(['address']);
  });
});

it('passes an error that the action throws to the error boundary', async () => {
  class Boundary extends Component<{ children: ReactNode }, { message?: string }> {
    override state: { message?: string } = {};
    static getDerivedStateFromError = ({ message }: Error) => ({ message });
    override render() {
      return this.state.message ?? this.props.children;
    }
  }
  const log = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <Boundary>
      <AllFields action={() => Promise.reject(new Error('No network'))} />
    </Boundary>,
  );
  await press(userEvent.setup());
  await screen.findByText('No network');
  log.mockRestore();
});

describe('with a schema', () => {
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
});

it('leaves a submission to a listener of the site that prevents it', async () => {
  const action = vi.fn();
  render(<AllFields action={action} onSubmit={(event) => event.preventDefault()} />);
  await press(userEvent.setup());
  expect(action).not.toHaveBeenCalled();
});
