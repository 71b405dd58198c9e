import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Banner } from './banner.tsx';

const banner = () => document.querySelector<HTMLElement>('.x-banner');
const icon = () => banner()?.querySelector(':scope > svg path')?.getAttribute('d');

describe('Banner', () => {
  it('is neither announced nor closable by default', () => {
    render(<Banner>Maintenance on Sunday</Banner>);
    expect(banner()?.textContent).toBe('Maintenance on Sunday');
    expect(banner()?.dataset).toMatchObject({ tone: 'info' });
    expect(banner()?.hasAttribute('role')).toBe(false);
    expect(banner()?.hasAttribute('data-closable')).toBe(false);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('has a different icon for each tone', () => {
    const icons = (['info', 'positive', 'negative', 'brand'] as const).map((tone) => {
      const { unmount } = render(<Banner tone={tone}>x</Banner>);
      expect(banner()?.dataset.tone).toBe(tone);
      const drawn = icon();
      unmount();
      return drawn;
    });
    expect(new Set(icons).size).toBe(4);
    for (const drawn of icons) expect(drawn).toMatch(/^M\d/);
  });

  it('accepts a custom icon and actions', () => {
    render(
      <Banner icon={<b>!</b>} actions={<button>Retry</button>}>
        Offline
      </Banner>,
    );
    expect(banner()?.textContent).toBe('!OfflineRetry');
    expect(icon()).toBeUndefined();
  });

  it.each(['alert', 'status'] as const)('has the role %s', (role) => {
    render(<Banner role={role}>Offline</Banner>);
    expect(screen.getByRole(role).textContent).toBe('Offline');
  });

  it('calls onClose when its close button is clicked', async () => {
    const close = vi.fn();
    render(
      <form onSubmit={() => expect.fail('submitted')}>
        <Banner onClose={close} closeLabel="Close">
          Offline
        </Banner>
      </form>,
    );
    expect(banner()?.dataset.closable).toBe('');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledOnce();
  });
});
