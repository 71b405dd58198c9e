import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TabLinks } from './tabLinks.tsx';

const links = ['Open', 'Claimed', 'Ended'].map((label) => ({ href: `/${label}`, label }));

it.each([
  ['/Claimed', [null, 'page', null]],
  ['/Other', [null, null, null]],
  [undefined, [null, null, null]],
])('with the current page %s, marks only its link', (current, marks) => {
  render(<TabLinks label="Rewards" links={links} current={current} />);
  screen.getByRole('navigation', { name: 'Rewards' });
  const shown = screen.getAllByRole('link');
  expect(shown.map((link) => link.getAttribute('aria-current'))).toEqual(marks);
  expect(shown.map((link) => link.getAttribute('href'))).toEqual(links.map(({ href }) => href));
});
