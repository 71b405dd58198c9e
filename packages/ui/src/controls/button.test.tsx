import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { LinkProps, Render } from '../composition/render.ts';
import { Button } from './button.tsx';

describe('Button', () => {
  it('is a default button of middle size without props', () => {
    render(<Button>Claim</Button>);
    const button = screen.getByRole('button', { name: 'Claim' });
    expect(button.getAttribute('type')).toBe('button');
    // The style sheet has the defaults.
    expect({ ...button.dataset }).toEqual({});
    expect(button.hasAttribute('aria-busy')).toBe(false);
  });

  it('passes attributes and the ref to its element', () => {
    const ref = { current: null as HTMLButtonElement | null };
    render(
      <Button ref={ref} className="mine" data-testid="it" aria-label="Name" fullWidth>
        x
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Name' });
    expect(ref.current).toBe(button);
    expect(button.className).toBe('x-button mine');
    expect(button.dataset).toMatchObject({ testid: 'it', full: 'true' });
  });

  it('calls onClick for a pointer press, Enter and Space', async () => {
    const press = vi.fn();
    const user = userEvent.setup();
    render(<Button onClick={press}>Claim</Button>);
    await user.click(screen.getByRole('button'));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(press).toHaveBeenCalledTimes(3);
  });

  it('keeps focus and name while loading, and ignores presses, Enter and Space', async () => {
    const press = vi.fn();
    const around = vi.fn();
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const button = (loading: boolean) => (
      // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- counts the events that bubble up
      <div onClick={around}>
        <Button onClick={press} loading={loading} loadingLabel="Claiming…">
          Claim
        </Button>
      </div>
    );
    const { rerender } = render(button(false));
    await user.tab();
    rerender(button(true));

    const element = screen.getByRole('button', { name: 'Claim' });
    expect(document.activeElement).toBe(element);
    expect(element.getAttribute('aria-busy')).toBe('true');
    expect(element.getAttribute('aria-disabled')).toBe('true');
    expect((element as HTMLButtonElement).disabled).toBe(false);
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    await user.click(element);
    expect(press).not.toHaveBeenCalled();
    expect(around).not.toHaveBeenCalled();

    rerender(button(false));
    await user.keyboard('{Enter}');
    expect(press).toHaveBeenCalledOnce();
  });

  it('announces loading in a live region that exists before loading starts', () => {
    const button = (loading: boolean) => (
      <Button loading={loading} loadingLabel="Alınıyor…">
        Al
      </Button>
    );
    const { rerender } = render(button(false));
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    rerender(button(true));
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Alınıyor…');
    expect(screen.getByRole('button', { name: 'Al' }).contains(status)).toBe(false);
  });

  it('submits its form unless it is loading, even with Enter in a text field', async () => {
    const submit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
    const user = userEvent.setup({ pointerEventsCheck: 0 });
    const form = (loading: boolean) => (
      <form onSubmit={submit}>
        <input aria-label="Code" />
        <Button type="submit" loading={loading} loadingLabel="Sending…">
          Send
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    expect(submit).toHaveBeenCalledOnce();
    rerender(form(true));
    await user.type(screen.getByRole('textbox'), '{Enter}');
    await user.click(screen.getByRole('button'));
    expect(submit).toHaveBeenCalledOnce();
  });

  it('shows a submit button as loading while the form action is pending', async () => {
    let finish: () => void = () => undefined;
    const action = () => new Promise<void>((resolve) => (finish = resolve));
    render(
      <form action={action}>
        <Button type="submit" loadingLabel="Sending…">
          Send
        </Button>
        <Button>Other</Button>
      </form>,
    );
    const send = screen.getByRole('button', { name: 'Send' });
    await act(async () => {
      fireEvent.click(send);
      await Promise.resolve();
    });
    expect(send.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Sending…');
    expect(screen.getByRole('button', { name: 'Other' }).hasAttribute('aria-busy')).toBe(false);
    await act(async () => {
      finish();
      await Promise.resolve();
    });
    expect(send.hasAttribute('aria-busy')).toBe(false);
  });

  it('cannot be focused or pressed while disabled', async () => {
    const press = vi.fn();
    render(
      <Button disabled loading loadingLabel="…" onClick={press}>
        Claim
      </Button>,
    );
    const button = screen.getByRole('button');
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    await userEvent.setup({ pointerEventsCheck: 0 }).click(button);
    expect(press).not.toHaveBeenCalled();
  });

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

  it('keeps its element and focus while loading starts and ends', async () => {
    function Claim() {
      const [loading, setLoading] = useState(false);
      return (
        <Button loading={loading} loadingLabel="…" onClick={() => setLoading(true)}>
          Claim
        </Button>
      );
    }
    render(<Claim />);
    const before = screen.getByRole('button');
    await userEvent.setup().click(before);
    expect(screen.getByRole('button')).toBe(before);
    expect(document.activeElement).toBe(before);
  });

  it('has no full width, spinner or status by default', () => {
    render(<Button icon={<i>+</i>}>Claim</Button>);
    const button = screen.getByRole('button');
    expect(button.className).toBe('x-button');
    expect(button.hasAttribute('data-full')).toBe(false);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
    expect((button as HTMLButtonElement).disabled).toBe(false);
    const label = button.querySelector<HTMLElement>('.x-button-label');
    expect(label?.textContent).toBe('+Claim');
    expect(label?.dataset.part).toBe('label');
    expect(button.hasAttribute('aria-busy')).toBe(false);
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('is busy while loading', () => {
    render(
      <Button loading loadingLabel="…">
        Claim
      </Button>,
    );
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole('status').className).toBe('x-visually-hidden');
  });

  it('keeps a given aria-disabled', () => {
    render(
      <>
        <Button aria-disabled>x</Button>
        <Button aria-disabled href="/">
          x
        </Button>
      </>,
    );
    for (const role of ['button', 'link']) {
      expect(screen.getByRole(role).getAttribute('aria-disabled')).toBe('true');
    }
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

  it('shows no loading state in a pending form with loading={false}', async () => {
    let finish: () => void = () => undefined;
    render(
      <form action={() => new Promise<void>((resolve) => (finish = resolve))}>
        <Button type="submit" loading={false} loadingLabel="…">
          Send
        </Button>
      </form>,
    );
    const send = screen.getByRole('button');
    await act(async () => {
      fireEvent.click(send);
      await Promise.resolve();
    });
    expect(send.hasAttribute('aria-busy')).toBe(false);
    await act(async () => {
      finish();
      await Promise.resolve();
    });
  });
});
