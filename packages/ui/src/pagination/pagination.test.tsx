import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { LinkProps } from '../composition/render.ts';
import { Pagination } from './pagination.tsx';

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};
const current = () =>
  screen.getByRole('navigation', { name: 'Pages' }).querySelector('[aria-current=page]')
    ?.textContent;

it('has buttons that change the page, and keeps focus at the first and last page', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Pagination labels={labels} count={3} onPageChange={change} />);
  const next = screen.getByRole('button', { name: 'Next' });
  for (let press = 0; press < 3; press++) await user.click(next);
  expect(change.mock.calls).toEqual([[2], [3]]);
  expect(current()).toBe('3');
  expect(next.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(next);
});

it('is controlled by `page`', async () => {
  const change = vi.fn();
  render(<Pagination labels={labels} count={3} page={2} onPageChange={change} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Page 3' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(3);
  expect(current()).toBe('2');
});

it('has links if `href` is given, rendered by `linkComponent`', () => {
  const RouterLink = ({ href, ...props }: LinkProps) => (
    <a {...props} href={href} data-router="">
      {props.children}
    </a>
  );
  render(
    <Pagination
      labels={labels}
      count={3}
      page={1}
      href={(page) => `?page=${page}`}
      linkComponent={RouterLink}
    />,
  );
  const link = screen.getByRole('link', { name: 'Page 2' });
  expect([link.getAttribute('href'), link.hasAttribute('data-router')]).toEqual(['?page=2', true]);
});

it('keeps focus on the link to the next page at the last page', async () => {
  const user = userEvent.setup();
  const change = vi.fn();
  render(
    <Pagination
      labels={labels}
      count={2}
      href={(page) => `#${String(page)}`}
      onPageChange={change}
    />,
  );
  const next = screen.getByRole('link', { name: 'Next' });
  await user.click(next);
  expect(document.activeElement).toBe(next);
  expect(screen.getByRole('link', { name: 'Next' })).toBe(next);
  expect([next.getAttribute('href'), next.getAttribute('aria-disabled')]).toEqual(['#2', 'true']);
  expect(fireEvent.click(next)).toBe(false);
  expect(change).toHaveBeenCalledExactlyOnceWith(2);
});

it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }])(
  'keeps the page if a press with %j opens the link elsewhere',
  (keys) => {
    const change = vi.fn();
    render(
      <Pagination
        labels={labels}
        count={3}
        href={(page) => `#${String(page)}`}
        onPageChange={change}
      />,
    );
    const link = screen.getByRole('link', { name: 'Page 2' });
    fireEvent.click(link, keys);
    expect(change).not.toHaveBeenCalled();
    expect(current()).toBe('1');
    fireEvent.click(link);
    expect(current()).toBe('2');
  },
);
