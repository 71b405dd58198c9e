/** Runs in the page. Returns a description of the focused element: its name, then its state. */
export function describeFocus(): string {
  const element = document.activeElement as HTMLElement;
  const attribute = (name: string) => element.getAttribute(name);
  const input = element instanceof HTMLInputElement ? element : undefined;
  const label = input?.labels?.[0]?.querySelector('.x-choice-text') ?? input?.labels?.[0];
  const name = attribute('aria-label') ?? label?.textContent ?? element.textContent;
  const active = document.getElementById(attribute('aria-activedescendant') ?? '');
  const details = element.localName === 'summary' ? element.parentElement : undefined;
  const expanded = attribute('aria-expanded');
  const tip = document.getElementById(attribute('aria-describedby') ?? '');
  if (element === document.body || element.closest('.x-header, [data-demo=Toasts]')) return 'other';
  return [
    name.trim(),
    input && !['radio', 'checkbox'].includes(input.type) && `"${input.value}"`,
    input && ['radio', 'checkbox'].includes(input.type) && (input.checked ? 'on' : 'off'),
    attribute('aria-disabled') === 'true' && 'disabled',
    attribute('aria-selected') === 'true' && 'selected',
    element.closest('th')?.ariaSort,
    expanded !== null && (expanded === 'true' ? 'open' : 'closed'),
    details?.hasAttribute('open') && 'open',
    active && `at ${active.textContent}`,
    tip?.matches('[role=tooltip]:popover-open') && 'described',
  ]
    .filter((part) => typeof part === 'string')
    .join(', ');
}
