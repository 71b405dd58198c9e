/** Focuses the first field with a mistake. Returns whether a field has one. */
export function focusMistake(form: HTMLFormElement, mistakes: object): boolean {
  const wrong = [...form.elements].find((field) => nameOf(field as HTMLElement) in mistakes);
  const fold = wrong?.closest('details');
  if (fold) fold.open = true;
  (wrong as HTMLElement | undefined)?.focus();
  return Object.keys(mistakes).length > 0;
}

/** Name of a field. A control whose value another one submits has it in `data-field`. */
const nameOf = (field: HTMLElement) => field.dataset['field'] ?? field.getAttribute('name') ?? '';

/** Scrolls a message into view that a press has added, for example above a long list or below the fold of a phone. */
export function showMessage(message: HTMLElement | null): void {
  message?.scrollIntoView({ block: 'nearest' });
}

/**
 * Focuses a form that replaces another one in an open dialog, because the clicked button was removed. Prefers a field
 * with a mistake.
 */
export function focusOnSwitch(form: HTMLFormElement | null): void {
  if (!form?.closest('dialog')?.open) return;
  const selectors = ['[aria-invalid=true]', '[autofocus]', 'input'];
  const [first] = selectors.flatMap((one) => form.querySelector<HTMLElement>(one) ?? []);
  first?.focus();
}
