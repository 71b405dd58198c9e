import type { KeyboardEvent } from 'react';

/** Opens the first result in a group. The link to the help center is in no group. */
export function openFirstResult(search: Element): void {
  search.querySelector<HTMLElement>('section .search__result')?.click();
}

/** Moves the focus between the field and the results if the key is an arrow. */
export function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, .search__result')];
  const current = stops.indexOf(event.target as HTMLElement);
  stops[Math.max(current + step, 0)]?.focus();
}
