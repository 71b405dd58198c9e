import type { ReactElement, ReactNode } from 'react';

export interface ComboboxOption<Value extends string = string> {
  /** Unique within the options. */
  value: Value;
  /** Text in the list, and in the control while it is chosen. Searched by default. */
  label: string;
  /** Secondary text next to the label. */
  hint?: ReactNode;
  icon?: ReactElement | undefined;
  /** More text to search, such as a dialling code. Not shown. */
  keywords?: string | undefined;
  /** Shown but cannot be chosen. */
  disabled?: boolean | undefined;
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toUpperCase().trim();

/** Returns the options that contain the text, ignoring case and accents. */
export function matchingOptions<Option extends ComboboxOption>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const query = plain(text);
  return options.filter(({ label, keywords = '' }) =>
    plain(`${label} ${keywords}`).includes(query),
  );
}

/** Returns the option with a label, ignoring case and accents. Returns undefined if there is none, or several. */
export function labelledOption<Option extends ComboboxOption>(
  options: readonly Option[],
  label: string,
): Option | undefined {
  const query = plain(label);
  const found = options.filter((option) => !option.disabled && plain(option.label) === query);
  return found.length === 1 ? found[0] : undefined;
}

/** Returns the index of the next enabled option in a direction. Wraps around at the ends. */
export function nextOption(
  options: readonly ComboboxOption[],
  from: number,
  direction: 1 | -1,
): number {
  const count = options.length;
  const start = from === -1 && direction === -1 ? count : from;
  for (let step = 1; step <= count; step++) {
    const index = (((start + direction * step) % count) + count) % count;
    if (!options[index]?.disabled) return index;
  }
  return -1;
}

/** Number of options that Page Up and Page Down move by. */
const pageSize = 10;

/** Returns the index of the option that a key moves to, or undefined if the key does not move. */
export function movedTo(
  key: string,
  options: readonly ComboboxOption[],
  active: number,
): number | undefined {
  const last = options.length - 1;
  switch (key) {
    case 'ArrowDown':
      return nextOption(options, active, 1);
    case 'ArrowUp':
      return nextOption(options, active, -1);
    case 'Home':
      return nextOption(options, -1, 1);
    case 'End':
      return nextOption(options, -1, -1);
    case 'PageDown':
      return nearest(options, Math.min(active + pageSize, last));
    case 'PageUp':
      return nearest(options, Math.max(active - pageSize, 0));
    default:
      return undefined;
  }
}

/** Returns the index of the first enabled option from `index` on, or else of the last one before it. */
function nearest(options: readonly ComboboxOption[], index: number): number {
  const after = options.findIndex((option, at) => at >= index && !option.disabled);
  return after === -1 ? options.findLastIndex((option) => !option.disabled) : after;
}
