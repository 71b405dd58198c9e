import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Breadcrumbs } from '../breadcrumbs/breadcrumbs.tsx';
import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { Footer } from '../footer/footer.tsx';
import { Header } from '../header/header.tsx';
import { Menu } from '../menu/menu.tsx';
import { Table } from '../table/table.tsx';
import { TabLinks } from '../tabs/tabLinks.tsx';
import type { LinkProps } from './render.ts';

/**
 * A link like those of routers: it has its own prop for the address, and navigates unless the event's
 * default was prevented.
 */
function RouterLink({
  to,
  onClick,
  go,
  ...native
}: Omit<LinkProps, 'href'> & { to: string; go?: (to: string) => void }): ReactElement {
  return (
    <a
      {...native}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) go?.(to);
        event.preventDefault();
      }}
    >
      {native.children}
    </a>
  );
}
const SiteLink = ({ href, ...props }: LinkProps) => (
  <RouterLink {...props} to={href} data-router="" />
);

describe('render', () => {
  it('accepts an element, and merges props, classes, handlers and the ref', () => {
    const [go, press, ref] = [vi.fn(), vi.fn(), vi.fn()];
    render(
      <Button
        variant="primary"
        className="mine"
        onClick={press}
        ref={ref}
        render={<RouterLink to="/tasks" className="own" go={go} />}
      >
        Tasks
      </Button>,
    );
    const link = screen.getByRole('link', { name: 'Tasks' });
    expect(link.className).toBe('x-button mine own');
    expect([link.getAttribute('href'), link.dataset.variant]).toEqual(['/tasks', 'primary']);
    expect(link.hasAttribute('type')).toBe(false);
    expect(ref).toHaveBeenCalledWith(link);
    fireEvent.click(link);
    expect(press).toHaveBeenCalledOnce();
    expect(go).toHaveBeenCalledExactlyOnceWith('/tasks');
  });

  it('keeps the classes of the component if the element has an empty class', () => {
    render(<Button render={<RouterLink to="/a" className="" />}>A</Button>);
    expect(screen.getByRole('link').classList).toContain('x-button');
  });

  it("uses the element's ref instead of the component's", () => {
    const own = createRef<HTMLAnchorElement>();
    render(
      <Button
        ref={() => undefined}
        render={
          <a href="/a" ref={own}>
            A
          </a>
        }
      />,
    );
    expect(own.current?.textContent).toBe('A');
  });

  it('accepts a function', () => {
    render(<Button render={(props) => <RouterLink {...props} to="/a" />}>A</Button>);
    expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/a');
  });

  it.each([{ disabled: true }, { loading: true, loadingLabel: '…' }])(
    'does not follow the link of a Button with %j',
    (state) => {
      const [go, press] = [vi.fn(), vi.fn()];
      render(
        <Button {...state} onClick={press} render={<RouterLink to="/a" go={go} />}>
          A
        </Button>,
      );
      fireEvent.click(screen.getByRole('link', { name: 'A' }));
      expect(press).not.toHaveBeenCalled();
      expect(go).not.toHaveBeenCalled();
    },
  );

  it("runs the component's handler, then the element's, unless the first prevents the default", () => {
    const [own, given] = [vi.fn(), vi.fn()];
    const { rerender } = render(
      <Card onClick={given} render={<RouterLink to="/a" onClick={own} />} />,
    );
    fireEvent.click(screen.getByRole('link'));
    expect([given.mock.calls.length, own.mock.calls.length]).toEqual([1, 1]);
    rerender(
      <Card
        onClick={(event) => event.preventDefault()}
        render={<RouterLink to="/a" onClick={own} />}
      />,
    );
    fireEvent.click(screen.getByRole('link'));
    expect(own).toHaveBeenCalledOnce();
  });

  it("renders a menu item as the router's link", () => {
    const go = vi.fn();
    const items = [{ id: 'a', label: 'A', render: <RouterLink to="/a" go={go} /> }];
    render(<Menu label="Menu" trigger="x" groups={[{ id: 'g', items }]} defaultOpen />);
    fireEvent.click(screen.getByRole('menuitem', { name: 'A' }));
    expect(go).toHaveBeenCalledExactlyOnceWith('/a');
    expect(screen.queryByRole('menu')).toBeNull();
  });
});

it.each([
  [
    'Footer',
    <Footer
      key=""
      label="Links"
      columns={[{ title: 'Help', links: [{ name: 'A', href: '/a' }] }]}
      linkComponent={SiteLink}
    />,
  ],
  [
    'Header',
    <Header
      key=""
      homeHref="/a"
      labels={{ home: 'Home', modes: 'Mode', navigation: 'Main', menu: 'Menu' }}
      navigation={{ exchange: [], left: [{ name: 'A', href: '/a', renderer: 'link' }], right: [] }}
      linkComponent={SiteLink}
    />,
  ],
  [
    'Breadcrumbs',
    <Breadcrumbs
      key=""
      label="Path"
      items={[
        { href: '/a', label: 'A' },
        { href: '/b', label: 'B' },
      ]}
      linkComponent={SiteLink}
    />,
  ],
  [
    'TabLinks',
    <TabLinks key="" label="Hub" links={[{ href: '/a', label: 'A' }]} linkComponent={SiteLink} />,
  ],
  [
    'Table',
    <Table
      key=""
      caption="Ranks"
      columns={[{ id: 'a', header: 'Name', cell: () => 'A', rowHeader: true }]}
      rows={[1]}
      rowKey={(row) => row}
      rowHref={() => '/a'}
      linkComponent={SiteLink}
    />,
  ],
])('%s renders every link with linkComponent', (_name, element) => {
  const { container } = render(element);
  const links = [...container.querySelectorAll('a')];
  expect(links.length).toBeGreaterThan(0);
  expect(links.map((link) => [link.getAttribute('href'), link.dataset.router])).toEqual(
    links.map(() => ['/a', '']),
  );
});
