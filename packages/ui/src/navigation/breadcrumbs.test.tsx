import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Breadcrumbs } from './breadcrumbs.tsx';

it('links every page but the current one', () => {
  render(
    <Breadcrumbs
      label="Path"
      items={[
        { href: '/', label: 'Home' },
        { href: '/rewards', label: 'Rewards' },
        { href: '/rewards/1', label: 'Coupon' },
      ]}
    />,
  );
  screen.getByRole('navigation', { name: 'Path' });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', '/rewards']);
  expect(screen.getByText('Coupon').getAttribute('aria-current')).toBe('page');
});
