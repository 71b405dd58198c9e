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

it('changes to the first page with its button and with the button for the previous page', async () => {
  const change = vi.fn();
  const user = userEvent.setup();
  render(<Pagination labels={labels} count={3} page={2} onPageChange={change} />);
  await user.click(screen.getByRole('button', { name: 'Previous' }));
  await user.click(screen.getByRole('button', { name: 'Page 1' }));
  expect(change.mock.calls).toEqual([[1], [1]]);
});

it('has aria-disabled only on the buttons that lead to no page', () => {
  render(<Pagination labels={labels} count={2} />);
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-disabled')),
  ).toEqual(['true', null, null, null]);
});

it('keeps focus on the pressed page when other pages are shown', async () => {
  render(<Pagination labels={labels} count={20} defaultPage={10} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Page 11' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Page 11' }));
  expect(current()).toBe('11');
});

it('has a gap only where pages are left out', () => {
  const { rerender } = render(<Pagination labels={labels} count={20} page={10} />);
  const shown = () => screen.getAllByRole('listitem').map((item) => item.textContent);
  const gaps = () => shown().filter((text) => text === '…').length;
  expect(gaps()).toBe(2);
  rerender(<Pagination labels={labels} count={20} page={1} />);
  expect(gaps()).toBe(1);
  rerender(<Pagination labels={labels} count={3} page={1} />);
  expect(shown()).toEqual(['', '1', '2', '3', '']);
});

it('adds the given class to each part', () => {
  const classNames = { list: 'a', page: 'b', previous: 'c', next: 'd', gap: 'e' };
  const { container } = render(<Pagination labels={labels} count={20} classNames={classNames} />);
  expect(
    Object.keys(classNames).map(
      (name) => container.querySelector(`[data-part=${name}]`)?.className,
    ),
  ).toEqual(['x-pagination-list a', 'x-page b', 'x-page c', 'x-page d', 'x-page-gap e']);
});
