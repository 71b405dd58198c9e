/**
 * Changes the value of an input as if the visitor had typed it: React and form libraries get an
 * `input` event.
 */
export function changeValue(input: HTMLInputElement, value: string): void {
  // React overrides the setter of the element to ignore changes by scripts.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
