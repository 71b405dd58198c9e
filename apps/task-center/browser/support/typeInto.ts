import type { Locator } from 'playwright-core';

/** Types a text with key presses. Playwright's `fill` in Firefox sets a value that React does not notice. */
export function typeInto(field: Locator, text: string): Promise<void> {
  return field.pressSequentially(text);
}
