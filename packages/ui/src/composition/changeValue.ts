/**
 * Changes the value of an input as if the visitor had typed it, so that React and form libraries receive
 * an `input` event.
 */
export function changeValue(input: HTMLInputElement, value: string): void {
  // Use the prototype's setter, because React overrides the element's own setter to ignore changes by
  // scripts.
  Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
