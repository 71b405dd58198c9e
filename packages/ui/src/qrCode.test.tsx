import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qrCode.tsx';

const d = () => screen.getByRole('img').querySelector('path')?.getAttribute('d') ?? '';

/** The rows of the drawing: which modules are dark, with the quiet zone. */
function rows(): boolean[][] {
  const edge = Number(screen.getByRole('img').getAttribute('viewBox')?.split(' ')[2]);
  const dark = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false));
  for (const [, x, y, width] of d().matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let at = 0; at < Number(width); at++) {
      const row = dark[Number(y)];
      if (row) row[Number(x) + at] = true;
    }
  }
  return dark;
}

describe('QrCode', () => {
  it('is an image of that name, with a quiet zone of four modules', () => {
    render(<QrCode value="https://brand.com/invite?code=AB12CD" label="Invite link" size={200} />);
    expect(screen.getByRole('img', { name: 'Invite link' }).getAttribute('width')).toBe('200');
    const dark = rows();
    const edge = dark.length;
    for (const at of [0, 1, 2, 3, edge - 4, edge - 3, edge - 2, edge - 1]) {
      expect(dark[at]).not.toContain(true);
      expect(dark.map((row) => row[at])).not.toContain(true);
    }
    // ISO/IEC 18004: a finder of 7 modules in three corners, not in the fourth.
    const corner = (x: number, y: number) => dark[y]?.slice(x, x + 7).every(Boolean);
    expect([corner(4, 4), corner(edge - 11, 4), corner(4, edge - 11)]).toEqual([true, true, true]);
    expect(corner(edge - 11, edge - 11)).toBe(false);
  });

  it('says different things for different values, and the same for the same', () => {
    const { rerender } = render(<QrCode value="a" label="QR" />);
    const first = d();
    rerender(<QrCode value="b" label="QR" />);
    expect(d()).not.toBe(first);
    rerender(<QrCode value="a" label="QR" />);
    expect(d()).toBe(first);
  });

  it.each(['', 'сообщение 日本語 👋', 'x'.repeat(1200)])('draws %j', (value) => {
    render(<QrCode value={value} label="QR" />);
    expect(d()).toMatch(/^M4 4h7/);
  });
});
