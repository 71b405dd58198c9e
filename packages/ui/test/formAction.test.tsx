import { act, render, screen } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import {
  Checkbox,
  Combobox,
  CustomSelect,
  Field,
  NumberField,
  RadioGroup,
  SearchField,
  SegmentedControl,
  Select,
  Slider,
  Switch,
  Textarea,
} from '../src/index.ts';

const sides = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
];
const options = sides.map(({ value }) => <option key={value}>{value}</option>);

type SetValue = (value: string) => void;
/** Each control, with a state of `a` or `b` that the site keeps. */
const controls: Record<string, (value: string, set: SetValue) => ReactElement> = {
  RadioGroup: (value, set) => (
    <RadioGroup label="x" name="x" options={sides} value={value} onValueChange={set} />
  ),
  SegmentedControl: (value, set) => (
    <SegmentedControl label="x" name="x" options={sides} value={value} onValueChange={set} />
  ),
  Checkbox: (value, set) => (
    <Checkbox
      label="x"
      name="x"
      value="b"
      checked={value === 'b'}
      onCheckedChange={(checked) => set(checked ? 'b' : 'a')}
    />
  ),
  Switch: (value, set) => (
    <Switch
      label="x"
      name="x"
      value="b"
      checked={value === 'b'}
      onCheckedChange={(checked) => set(checked ? 'b' : 'a')}
    />
  ),
  Select: (value, set) => (
    <Select label="x" name="x" value={value} onValueChange={set}>
      {options}
    </Select>
  ),
  'Select with groups': (value, set) => (
    <Select label="x" name="x" value={value} onValueChange={set}>
      <optgroup label="All">{options}</optgroup>
    </Select>
  ),
  Field: (value, set) => <Field label="x" name="x" value={value} onValueChange={set} />,
  Textarea: (value, set) => <Textarea label="x" name="x" value={value} onValueChange={set} />,
  SearchField: (value, set) => (
    <SearchField label="x" name="x" clearLabel="Clear" value={value} onValueChange={set} />
  ),
  CustomSelect: (value, set) => (
    <CustomSelect label="x" name="x" options={sides} value={value} onValueChange={set} />
  ),
  Combobox: (value, set) => (
    <Combobox
      label="x"
      name="x"
      options={sides}
      texts={{ empty: '-', loading: '-' }}
      value={value}
      onValueChange={set}
    />
  ),
  NumberField: (value, set) => (
    <NumberField
      label="x"
      name="x"
      value={value === 'a' ? '1' : '2'}
      onValueChange={(next) => set(next === '2' ? 'b' : 'a')}
    />
  ),
  Slider: (value, set) => (
    <Slider
      label="x"
      name="x"
      value={value === 'a' ? 1 : 2}
      onValueChange={(next) => set(next === 2 ? 'b' : 'a')}
    />
  ),
};

const form = () => screen.getByRole<HTMLFormElement>('form');
const sent = () => [...new FormData(form()).values()];
const submit = () => finishForm(() => form().requestSubmit());
const reset = () => finishForm(() => form().reset());

/** React runs the action, and the controls handle the reset, in later microtasks. */
function finishForm(finish: () => void) {
  return act(async () => {
    finish();
    await new Promise((done) => setTimeout(done));
  });
}

describe.each(Object.entries(controls))('a controlled %s', (_name, control) => {
  let setState: SetValue;
  function Example({ action }: { action?: () => void }) {
    const [state, set] = useState('a');
    setState = set;
    return (
      <form aria-label="Order" action={action ?? (() => undefined)}>
        {control(state, set)}
      </form>
    );
  }

  it.each([
    ['after a React action', submit],
    ['after a reset', reset],
  ])('shows its state %s', async (_when, finish) => {
    render(<Example />);
    const first = sent();
    act(() => setState('b'));
    const second = sent();
    expect(second).not.toEqual(first);
    await finish();
    expect(sent()).toEqual(second);
    act(() => setState('a'));
    expect(sent()).toEqual(first);
    await finish();
    expect(sent()).toEqual(first);
  });
});

describe.each([
  [
    'RadioGroup',
    <RadioGroup key="" label="x" name="x" options={sides} defaultValue="a" />,
    () => screen.getByRole('radio', { name: 'B' }).click(),
  ],
  ['Checkbox', <Checkbox key="" label="x" name="x" />, () => screen.getByRole('checkbox').click()],
])('an uncontrolled %s', (_name, element, change) => {
  it('returns to its default after a React action', async () => {
    render(
      <form aria-label="Order" action={() => undefined}>
        {element}
      </form>,
    );
    const first = sent();
    act(change);
    expect(sent()).not.toEqual(first);
    await submit();
    expect(sent()).toEqual(first);
  });
});
