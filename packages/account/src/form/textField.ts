/** Props shared by the text inputs of the form. */
export interface TextField {
  name: string;
  /** Text direction. Email addresses, phone numbers and codes are left to right in every language. */
  dir: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  hint: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Sets the `autofocus` attribute, which React does not render. `showModal` focuses the element that has it. */
export function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
