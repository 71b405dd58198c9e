import { render, screen } from '@testing-library/react';
import { correction, generate } from 'lean-qr';
import { describe, expect, it } from 'vitest';
import { QrCode } from './qrCode.tsx';

const image = () => screen.getByRole('img');
const pathData = () => image().querySelector('path')?.getAttribute('d') ?? '';

/** Returns the rows of the drawn code, including the quiet zone. `true` represents a dark module. */
function rows(): boolean[][] {
  const edge = Number(image().getAttribute('viewBox')?.split(' ')[2]);
  const dark = Array.from({ length: edge }, () => Array.from({ length: edge }, () => false));
  for (const [, x, y, width] of pathData().matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    dark[Number(y)]?.fill(true, Number(x), Number(x) + Number(width));
  }
  return dark;
}

describe('QrCode', () => {
  it('is a labelled image with a quiet zone of four modules', () => {
    render(<QrCode value="https://brand.com/invite?code=AB12CD" label="Invite link" size={200} />);
    expect(screen.getByRole('img', { name: 'Invite link' }).getAttribute('width')).toBe('200');
    const dark = rows();
    const edge = dark.length;
    for (const at of [0, 1, 2, 3, edge - 4, edge - 3, edge - 2, edge - 1]) {
      expect(dark[at]).not.toContain(true);
      expect(dark.map((row) => row[at])).not.toContain(true);
    }
    // Three corners have a finder pattern, 7 modules wide (ISO/IEC 18004).
    const corner = (x: number, y: number) => dark[y]?.slice(x, x + 7).every(Boolean);
    expect([corner(4, 4), corner(edge - 11, 4), corner(4, edge - 11)]).toEqual([true, true, true]);
    expect(corner(edge - 11, edge - 11)).toBe(false);
  });

  it('draws the same code for equal values, and different codes for different values', () => {
    const { rerender } = render(<QrCode value="a" label="QR" />);
    const first = pathData();
    rerender(<QrCode value="b" label="QR" />);
    expect(pathData()).not.toBe(first);
    rerender(<QrCode value="a" label="QR" />);
    expect(pathData()).toBe(first);
  });

  it.each(['', 'сообщение 日本語 👋', 'x'.repeat(1200)])('draws %j', (value) => {
    render(<QrCode value={value} label="QR" />);
    expect(pathData()).toMatch(/^M4 4h7/);
  });

  it('is 176 px square by default, or square with the given size', () => {
    const size = () => ['width', 'height'].map((name) => image().getAttribute(name));
    const { rerender } = render(<QrCode value="a" label="QR" />);
    expect(size()).toEqual(['176', '176']);
    rerender(<QrCode value="a" label="QR" size={90} />);
    expect(size()).toEqual(['90', '90']);
    expect(image().getAttribute('shape-rendering')).toBe('crispEdges');
  });

  it('draws the modules of the encoder at level M', () => {
    const value = 'https://brand.com/invite?code=AB12CD';
    render(<QrCode value={value} label="QR" />);
    const code = generate(value, { minCorrectionLevel: correction.M });
    const dark = rows();
    expect(image().getAttribute('viewBox')).toBe(`0 0 ${code.size + 8} ${code.size + 8}`);
    for (let y = 0; y < code.size; y += 1) {
      for (let x = 0; x < code.size; x += 1) {
        expect(dark[y + 4]?.[x + 4]).toBe(code.get(x, y));
      }
    }
  });

  it('draws each run in a row as one closed rectangle', () => {
    render(<QrCode value="a" label="QR" />);
    const parts = pathData().split('z').slice(0, -1);
    expect(parts.length).toBeGreaterThan(50);
    for (const part of parts) expect(part).toMatch(/^M\d+ \d+h(\d+)v1h-\1$/);
    // Adjacent dark modules are one rectangle, so rectangles in a row never touch.
    const ends = new Map<string, number>();
    for (const [, x, y, width] of pathData().matchAll(/M(\d+) (\d+)h(\d+)/g)) {
      expect(ends.get(y!)).not.toBe(Number(x));
      ends.set(y!, Number(x) + Number(width));
    }
  });

  it('uses a larger code if error correction level M does not fit', () => {
    // Version 1, 21 modules wide, holds 17 bytes at level L and 14 bytes at level M (ISO/IEC 18004).
    const { rerender } = render(<QrCode value={'x'.repeat(14)} label="QR" />);
    const edge = () => image().getAttribute('viewBox');
    expect(edge()).toBe('0 0 29 29');
    rerender(<QrCode value={'x'.repeat(15)} label="QR" />);
    expect(edge()).toBe('0 0 33 33');
  });
});
