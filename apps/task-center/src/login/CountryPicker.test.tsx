import { screen, within } from '@testing-library/react';
import { useState, type ReactElement } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import { countriesIn, findCountries } from './countries.ts';
import { CountryPicker } from './CountryPicker.tsx';

// Enough countries to page through, and few enough to render quickly.
const countries = countriesIn('en').filter(({ name }) => /^[F-J]/.test(name));
const germany = countries.find(({ region }) => region === 'DE')!;
const index = countries.indexOf(germany);
const sent = vi.fn();

function Form({ disabled }: { disabled?: boolean }): ReactElement {
  const [value, setValue] = useState(germany);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <CountryPicker countries={countries} value={value} onChange={setValue} disabled={disabled} />
      <button type="submit">Send</button>
    </form>
  );
}

const open = () => openPage(Form, { isGuest: true });
const button = () => screen.getByRole('button', { name: /^Country/ });
const search = () => screen.getByRole('combobox');
const names = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);

/** The active option, which is announced by assistive technology and highlighted. */
function active() {
  const option = document.querySelector('[data-active]');
  expect(search().getAttribute('aria-activedescendant')).toBe(option?.id);
  return option?.firstChild?.textContent;
}

describe('the button', () => {
  it.each(['{Enter}', ' ', '{ArrowDown}', '{ArrowUp}'])('opens the list with %s', async (key) => {
    const { user } = await open();
    expect(button().getAttribute('aria-label')).toBe('Country code: Germany +49');
    await user.tab();
    await user.keyboard(key);
    expect(document.activeElement).toBe(search());
    expect(button().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBe('Germany');
    expect(screen.getByRole('option', { selected: true }).firstChild?.textContent).toBe('Germany');
  });

  it('does not open while disabled', async () => {
    const { user } = await openPage(() => <Form disabled />, { isGuest: true });
    await user.click(button());
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});

describe('the list', () => {
  async function openList() {
    const { user } = await open();
    await user.click(button());
    return user;
  }

  it.each([
    ['{ArrowDown}', index + 1],
    ['{ArrowUp}', index - 1],
    ['{PageDown}', index + 8],
    ['{PageUp}', index - 8],
    [`{ArrowUp>${index + 1}/}`, countries.length - 1],
    [`{ArrowUp>${index + 1}/}{ArrowDown}`, 0],
    ['{PageUp>9/}', 0],
    ['{PageDown>9/}', countries.length - 1],
  ])('moves the active option with %s', async (keys, expected) => {
    const user = await openList();
    await user.keyboard(keys);
    expect(active()).toBe(countries[expected]?.name);
  });

  it('selects with Enter, restores the focus and does not submit the form', async () => {
    const user = await openList();
    await user.keyboard('+81{Enter}');
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe('+81');
    expect(sent).not.toHaveBeenCalled();
  });

  it('closes on Escape, keeps the country, and does not close the surrounding window', async () => {
    const keys: string[] = [];
    const record = ({ key }: KeyboardEvent) => keys.push(key);
    document.addEventListener('keydown', record);
    onTestFinished(() => document.removeEventListener('keydown', record));
    const user = await openList();
    await user.keyboard('fra{Escape}');
    expect(keys).toEqual(['f', 'r', 'a']);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(button().textContent).toBe('+49');
  });

  it('finds countries by name and shows a message for no matches', async () => {
    const user = await openList();
    await user.keyboard('gu');
    expect(names()).toEqual(findCountries(countries, 'gu').map(({ name }) => name));
    expect(active()).toBe(names()[0]);
    await user.keyboard('zzz');
    expect(names()).toEqual([]);
    expect(document.querySelector('.country-picker__none')?.textContent).toBe(
      'No matching countries',
    );
    await user.keyboard('{ArrowDown}{Enter}');
    expect(document.activeElement).toBe(search());
  });

  it('selects on click', async () => {
    const user = await openList();
    await user.keyboard('japan');
    await user.click(within(screen.getByRole('listbox')).getByText('Japan'));
    expect(button().textContent).toBe('+81');
  });

  it('closes when the focus leaves it', async () => {
    const user = await openList();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }));
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
