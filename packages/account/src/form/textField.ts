/** Props shared by the text inputs of the forms. */
export interface TextField {
  name: string;
  /** Text direction. Email addresses, phone numbers and codes are left to right in every language. */
  dir: string;
  value: string;
  readOnly?: boolean;
  error: string | undefined;
  hint?: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Returns the props of a text input that the visitor can change. */
export function textField(
  name: string,
  {
    value,
    error,
    onValueChange,
  }: { value: string; error: string | undefined; onValueChange: (value: string) => void },
): TextField {
  return {
    name,
    dir: 'ltr',
    value,
    error,
    onChange: ({ target }) => onValueChange(target.value),
  };
}

/** Sets the `autofocus` attribute, which React does not render. `showModal` focuses the element that has it. */
export function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
