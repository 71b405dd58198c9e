import { act, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { Combobox } from '../src/combobox/combobox.tsx';
import { CustomSelect } from '../src/combobox/customSelect.tsx';
import { Button } from '../src/controls/button.tsx';
import { Checkbox } from '../src/controls/checkbox.tsx';
import { Field } from '../src/controls/field.tsx';
import { NumberField } from '../src/numberField/numberField.tsx';
import { RadioGroup } from '../src/controls/radioGroup.tsx';
import { Form, type FormProps } from '../src/form/form.tsx';
import type { FormValues } from '../src/form/formSchema.ts';

export const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];

/** A form with one control of each kind, whose names are those of the controls. */
export function AllFields<Output = FormValues>(props: FormProps<Output>) {
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

export const names = ['address', 'amount', 'network', 'coin', 'side', 'agree'];
export const errorsOf = (...wrong: string[]) =>
  Object.fromEntries(wrong.map((name) => [name, `Wrong ${name}`]));
export const shownErrors = () =>
  names.filter((name) => screen.queryByText(`Wrong ${name}`, { exact: true }) !== null);
export const send = () => screen.getByRole('button', { name: /^Send/ });

/** Presses the button, and waits until the action has ended, unless it waits for something else. */
export async function press(user: UserEvent) {
  await user.click(send());
  await act(() => new Promise((done) => setTimeout(done)));
}
