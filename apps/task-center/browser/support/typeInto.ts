import type { Locator } from 'playwright-core';

/** Types a text with key presses. In Firefox, React does not receive the values that Playwright's `fill` sets. */
export function typeInto(field: Locator, text: string): Promise<void> {
  return field.pressSequentially(text);
}
