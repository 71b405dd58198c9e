/** Props shared by the text inputs of the form. */
export interface TextField {
  name: string;
  /** Left to right, as are email addresses, phone numbers and codes in every language. */
  dir: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  hint: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
}

/** Sets `autofocus`, which `showModal` uses to place the focus. React does not render it. */
export function markAutofocus(input: HTMLInputElement | null): void {
  input?.setAttribute('autofocus', '');
}
