import type { ReactElement } from 'react';

/** Submits the chosen values with the form. */
export function ChosenInputs({
  name,
  values,
  form,
  disabled,
}: {
  name: string | undefined;
  values: readonly string[];
  form: string | undefined;
  disabled: boolean | undefined;
}): ReactElement[] | null {
  if (name === undefined) return null;
  return values.map((value) => (
    <input key={value} type="hidden" name={name} form={form} value={value} disabled={disabled} />
  ));
}
