import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
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
});
