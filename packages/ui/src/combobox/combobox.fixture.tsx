import { screen } from '@testing-library/react';
import { Combobox, type ComboboxProps } from './combobox.tsx';

const countries = [
  { value: 'ge', label: 'Georgia', keywords: '+995' },
  { value: 'de', label: 'Germany' },
  { value: 'kz', label: 'Kazakhstan', disabled: true },
  { value: 'tr', label: 'Türkiye' },
];
const texts = {
  empty: 'No results',
  loading: 'Loading…',
  remove: (name: string) => `Remove ${name}`,
};

/** A combobox with the label Country, and Georgia, Germany, Kazakhstan (disabled) and Türkiye as options. */
export function Countries<Multiple extends boolean = false>(
  props: Partial<ComboboxProps<string, Multiple>>,
) {
  return <Combobox label="Country" options={countries} texts={texts} {...props} />;
}

export const input = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' });
export const isOpen = () => input().getAttribute('aria-expanded') === 'true';
export const popup = () => document.querySelector<HTMLElement>('.x-options')!;
export const option = (name: string) => screen.getByRole('option', { name, hidden: true });

/** Texts of the options. */
export const names = () =>
  screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);

/** Text of the active option. */
export const active = () =>
  document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent;
