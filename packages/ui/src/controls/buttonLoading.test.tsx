import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

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

it('is busy while loading', () => {
  render(
    <Button loading loadingLabel="…">
      Claim
    </Button>,
  );
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('status').className).toBe('x-visually-hidden');
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
