import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, iconNames } from './icon.tsx';

describe('Icon', () => {
  it('is decoration without a label, and an image with one', () => {
    const { container, rerender } = render(<Icon name="gift" />);
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Icon name="gift" label="Reward" size={32} />);
    expect(screen.getByRole('img', { name: 'Reward' }).getAttribute('width')).toBe('32');
  });

  it('mirrors only what points along the text', () => {
    const mirrored = iconNames.filter((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('.x-icon-directional');
    });
    expect(mirrored.sort()).toEqual([
      'arrowEnd',
      'arrowStart',
      'chevronEnd',
      'chevronStart',
      'external',
      'logOut',
      'rocket',
      'swap',
    ]);
  });
});
