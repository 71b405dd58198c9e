import { fireEvent, render, screen } from '@testing-library/react';
import { createRef, type CSSProperties, type RefCallback } from 'react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from '../controls/button.tsx';
import { Card } from '../content/card.tsx';
import { Menu } from '../overlays/menu.tsx';
import { renderElement, type LinkProps } from './render.ts';
import { RouterLink, SiteLink } from './routerLink.fixture.tsx';

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

  it("uses the element's attributes instead of the component's", () => {
    render(<Button aria-controls="menu" render={<SiteLink href="/a" aria-controls="panel" />} />);
    expect(screen.getByRole('link').getAttribute('aria-controls')).toBe('panel');
  });

  it('keeps the classes of the component if the element has an empty class', () => {
    render(<Button render={<RouterLink to="/a" className="" />}>A</Button>);
    expect(screen.getByRole('link').classList).toContain('x-button');
  });

  it("sets both the component's ref and the element's, and runs their cleanup functions", () => {
    const [cleanUp, component] = [vi.fn(), vi.fn()];
    const own = vi.fn(() => cleanUp);
    const object = createRef<HTMLElement>();
    const page = (label: string) => (
      <>
        <Button ref={component} render={<SiteLink href="/a" ref={own} />}>
          {label}
        </Button>
        <Card ref={object} render={<SiteLink href="/b" ref={component} />} />
      </>
    );
    const { rerender, unmount } = render(page('A'));
    const [first, second] = screen.getAllByRole('link');
    expect(own).toHaveBeenCalledExactlyOnceWith(first);
    expect(component.mock.calls).toEqual([[first], [second]]);
    expect(object.current).toBe(second);
    rerender(page('B'));
    expect([own.mock.calls.length, component.mock.calls.length]).toEqual([1, 2]);
    unmount();
    expect(cleanUp).toHaveBeenCalledOnce();
    expect(own).toHaveBeenCalledOnce();
    expect(component.mock.calls.slice(2)).toEqual([[null], [null]]);
    expect(object.current).toBeNull();
  });

  it('changes the refs when the site passes others', () => {
    const [first, second, own] = [vi.fn(), vi.fn(), vi.fn()];
    const button = (ref: RefCallback<HTMLElement>) => (
      <Button ref={ref} render={<SiteLink href="/a" ref={own} />}>
        A
      </Button>
    );
    const { rerender } = render(button(first));
    rerender(button(second));
    const link = screen.getByRole('link');
    expect(first.mock.calls).toEqual([[link], [null]]);
    expect(second.mock.calls).toEqual([[link]]);
  });

  it('accepts a class and a style that depend on the state of the link', () => {
    const NavLink = ({
      className,
      style,
      ...native
    }: Omit<LinkProps, 'className' | 'style'> & {
      className?: string | ((state: { isActive: boolean }) => string | undefined);
      style?: CSSProperties | ((state: { isActive: boolean }) => CSSProperties);
    }) => (
      <a
        {...native}
        className={typeof className === 'function' ? className({ isActive: true }) : className}
        style={typeof style === 'function' ? style({ isActive: true }) : style}
      >
        {native.children}
      </a>
    );
    render(
      <Button
        className="mine"
        style={{ order: 1 }}
        render={
          <NavLink
            href="/a"
            className={({ isActive }) => (isActive ? 'active' : 'idle')}
            style={({ isActive }) => ({ order: isActive ? 2 : 3 })}
          />
        }
      >
        A
      </Button>,
    );
    const link = screen.getByRole('link');
    expect(link.className).toBe('x-button mine active');
    expect(link.style.order).toBe('2');
  });

  it('accepts a function', () => {
    render(<Button render={(props) => <RouterLink {...props} to="/a" />}>A</Button>);
    expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/a');
  });

  it('does not follow the link of a loading Button', () => {
    const [go, press] = [vi.fn(), vi.fn()];
    render(
      <Button loading loadingLabel="…" onClick={press} render={<RouterLink to="/a" go={go} />}>
        A
      </Button>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'A' }));
    expect(press).not.toHaveBeenCalled();
    expect(go).not.toHaveBeenCalled();
  });

  // A middle click or "Open link in new tab" follows an address in spite of `preventDefault`.
  it.each<[string, Pick<ButtonProps, 'render' | 'children'>]>([
    ['an element', { render: <RouterLink to="/a" />, children: 'A' }],
    ['an element with the label inside', { render: <RouterLink to="/a">A</RouterLink> }],
    ['a function', { render: (props) => <RouterLink {...props} to="/a" />, children: 'A' }],
  ])('renders a disabled Button without an address instead of %s', async (_kind, link) => {
    const press = vi.fn();
    const { rerender } = render(<Button disabled onClick={press} className="mine" {...link} />);
    const button = screen.getByRole<HTMLButtonElement>('link', { name: 'A' });
    expect([button.disabled, button.className]).toEqual([true, 'x-button mine']);
    expect(document.querySelector('[href]')).toBeNull();
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    expect(press).not.toHaveBeenCalled();
    rerender(<Button onClick={press} {...link} />);
    expect(screen.getByRole('link', { name: 'A' }).getAttribute('href')).toBe('/a');
  });

  it('renders a disabled menu item without an address', () => {
    const [go, select] = [vi.fn(), vi.fn()];
    const link = <RouterLink to="/a" go={go} />;
    const items = [{ id: 'a', label: 'A', disabled: true, onSelect: select, render: link }];
    render(<Menu label="Menu" trigger="x" groups={[{ id: 'g', items }]} defaultOpen />);
    const item = screen.getByRole('menuitem', { name: 'A' });
    expect([item.getAttribute('aria-disabled'), item.hasAttribute('href')]).toEqual([
      'true',
      false,
    ]);
    fireEvent.click(item);
    expect(go).not.toHaveBeenCalled();
    expect(select).not.toHaveBeenCalled();
  });

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

  it("runs the element's handler if the component has none", () => {
    const own = vi.fn();
    render(<Card onClick={undefined} render={<RouterLink to="/a" onClick={own} />} />);
    fireEvent.click(screen.getByRole('link'));
    expect(own).toHaveBeenCalledOnce();
  });

  it('runs both handlers when they are called without an event', () => {
    const [given, own] = [vi.fn(), vi.fn()];
    const Clock = ({ onTick }: { onTick?: () => void }) => <button onClick={() => onTick?.()} />;
    render(renderElement(<Clock onTick={own} />, { onTick: given }));
    fireEvent.click(screen.getByRole('button'));
    expect([given.mock.calls, own.mock.calls]).toEqual([[[undefined]], [[undefined]]]);
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
