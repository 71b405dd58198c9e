import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Icon, iconNames } from './icon.tsx';

describe('Icon', () => {
  it('is decorative and 20 px without a label', () => {
    const { container } = render(<Icon name="gift" />);
    const svg = container.querySelector('svg');
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.hasAttribute('role')).toBe(false);
    expect(['width', 'height', 'viewBox'].map((name) => svg?.getAttribute(name))).toEqual([
      '20',
      '20',
      '0 0 24 24',
    ]);
  });

  it('is an image with a label', () => {
    render(<Icon name="gift" label="Reward" size={32} />);
    const image = screen.getByRole('img', { name: 'Reward' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['32', '32']);
    expect(image.hasAttribute('aria-hidden')).toBe(false);
  });

  it('has a different drawing for every name', () => {
    const drawings = iconNames.map((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('path')?.getAttribute('d');
    });
    expect(iconNames.length).toBeGreaterThan(50);
    for (const drawing of drawings) expect(drawing).toMatch(/^M[\d.]+ /);
    expect(new Set(drawings).size).toBe(iconNames.length);
  });

  it('mirrors only directional icons', () => {
    const mirrored = iconNames.filter((name) => {
      const { container } = render(<Icon name={name} />);
      return container.querySelector('.x-icon.x-icon-directional');
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
