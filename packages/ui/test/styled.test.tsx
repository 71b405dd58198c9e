import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderSpecimens } from './specimens.tsx';

const folder = join(import.meta.dirname, '../src');
const css = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => readFileSync(join(folder, name), 'utf8').replace(/\/\*.*?\*\//gs, ''))
  .join('\n');

/** Attributes set later by a script or the browser, such as on an opened `<details>`. */
const later = /\[(data-drawn|data-active|data-closing|data-switched|open)/;
/** Every selector of a class with at most one attribute, such as `.x-tag[data-tone='brand']`. */
const styled = [...new Set(css.match(/\.x-[a-z-]+(\[[a-z-]+(='[^']*')?\])*/g))].filter(
  (selector) => !later.test(selector),
);

it('renders an element for every selector of the style sheet', () => {
  renderSpecimens();
  const found = new Set<string>();
  const collect = () => {
    for (const each of styled) if (document.querySelector(each)) found.add(each);
  };
  collect();
  // Only one menu can be open at a time, so open them one after the other.
  for (const align of ['start', 'end']) {
    fireEvent.click(screen.getByRole('button', { name: `Menu at the ${align} x`, hidden: true }));
    collect();
  }
  for (const combobox of screen.getAllByRole('combobox', {
    name: /Coins|Countries/,
    hidden: true,
  })) {
    fireEvent.click(combobox);
    collect();
  }
  expect(styled.filter((each) => !found.has(each))).toEqual([]);
  expect(styled.length).toBeGreaterThan(150);
});

it('has a style for every rendered class', () => {
  renderSpecimens();
  const classes = [...document.querySelectorAll('[class]')].flatMap((each) => [...each.classList]);
  const unstyled = classes.filter((name) => !css.includes(`.${name}`));
  expect([...new Set(unstyled)]).toEqual([]);
});
