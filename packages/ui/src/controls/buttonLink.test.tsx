import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { LinkProps, Render } from '../composition/render.ts';
import { Button } from './button.tsx';

it('renders a link for an empty href, which reloads the page', () => {
  render(<Button href="">Reload</Button>);
  expect(screen.getByText('Reload').closest('a')?.getAttribute('href')).toBe('');
});

it('renders a link for href, which keeps its role but has no address while disabled', () => {
  const { rerender } = render(<Button href="/earn">Earn</Button>);
  expect(screen.getByRole('link', { name: 'Earn' }).getAttribute('href')).toBe('/earn');
  rerender(
    <Button href="/earn" disabled>
      Earn
    </Button>,
  );
  const link = screen.getByRole<HTMLButtonElement>('link', { name: 'Earn' });
  expect(link.disabled).toBe(true);
  expect(link.hasAttribute('href')).toBe(false);
  expect(link.hasAttribute('aria-busy')).toBe(false);
});

it('gives href to a render element without its own address, also in the function form', () => {
  const RouterLink = ({ href, ...native }: LinkProps) => (
    <a {...native} href={`/app${href}`}>
      {native.children}
    </a>
  );
  const links: Render[] = [
    <RouterLink {...({} as LinkProps)} />,
    (props) => <RouterLink {...(props as LinkProps)} />,
  ];
  for (const link of links) {
    const { unmount } = render(
      <Button href="/earn" render={link}>
        Earn
      </Button>,
    );
    expect(screen.getByRole('link').getAttribute('href')).toBe('/app/earn');
    unmount();
  }
});

it('does not follow the link while loading', () => {
  render(
    <Button href="#there" loading loadingLabel="…">
      Go
    </Button>,
  );
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false);
});

it('renders an enabled link that calls onClick and keeps a given role', () => {
  const press = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  render(
    <Button href="/earn" role="menuitem" onClick={press}>
      Earn
    </Button>,
  );
  const link = screen.getByRole('menuitem', { name: 'Earn' });
  expect(link.hasAttribute('aria-disabled')).toBe(false);
  fireEvent.click(link);
  expect(press).toHaveBeenCalledOnce();
});

it('does not call onClick of a link that is loading', () => {
  const [press, around] = [vi.fn(), vi.fn()];
  render(
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts the events that bubble up
    <div onClick={around}>
      <Button href="/earn" onClick={press} loading loadingLabel="…">
        Earn
      </Button>
    </div>,
  );
  const link = screen.getByRole('link');
  expect(link.getAttribute('aria-disabled')).toBe('true');
  expect(fireEvent.click(link)).toBe(false);
  expect(press).not.toHaveBeenCalled();
  expect(around).not.toHaveBeenCalled();
});

it('keeps a given role of a disabled link', () => {
  render(
    <Button href="/earn" role="menuitem" disabled>
      Earn
    </Button>,
  );
  expect(screen.getByRole<HTMLButtonElement>('menuitem', { name: 'Earn' }).disabled).toBe(true);
});
