import { openedStates } from './openedStates.ts';

/** A gallery page to take screenshots of, with its settings. */
export interface Shot {
  /** Page of the gallery, such as `dark-en`. */
  page: string;
  /** Appended to the page name in the file names. */
  suffix: string;
  width: number;
  /** `data-*` attributes of `<html>`, such as `{ density: 'compact' }`. */
  settings?: Readonly<Record<string, string>>;
  forcedColors?: 'active';
  /** Groups of components to take. Default: all groups. */
  groups?: readonly string[];
  /** Opened states to take. */
  opened: readonly string[];
}

/** Opened states whose components are in no other screenshot. */
const popups = [
  'menu-open',
  'modal-open',
  'drawer-window-open',
  'toasts',
  'popover-open',
  'tooltip-open',
  'combobox-open',
  'custom-select-open',
];
const desktops = ['dark-en', 'dark-ar', 'light-en', 'light-ar'];
const desktop = { suffix: '', width: 1040, opened: popups };
const phone = { width: 375, opened: [] };
export const shots: readonly Shot[] = [
  ...desktops.map((page) => ({ ...desktop, page, opened: Object.keys(openedStates) })),
  { ...desktop, page: 'light-en', suffix: '.brand', settings: { brand: 'second' } },
  { ...desktop, page: 'light-ar', suffix: '.compact', settings: { density: 'compact' } },
  { ...desktop, page: 'dark-en', suffix: '.large-text', settings: { text: '200%' } },
  { ...desktop, page: 'dark-ar', suffix: '.forced-colors', forcedColors: 'active' },
  { ...phone, page: 'dark-en', suffix: '.large-text.phone', settings: { text: '200%' } },
  ...['dark-ar', 'light-en'].map((page) => ({
    ...phone,
    page,
    suffix: '.phone',
    // Groups with a different phone layout.
    groups: ['header', 'steps', 'field', 'message', 'table', 'footer'],
  })),
];
