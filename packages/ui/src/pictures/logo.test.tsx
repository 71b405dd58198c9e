import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo, type LogoEdition } from './logo.tsx';

const editions: LogoEdition[] = ['default', 'eu', 'tr', 'kz', 'ge'];
const parts = (container: HTMLElement, selector: string) => [
  ...container.querySelectorAll<HTMLElement>(selector),
];

describe('Logo', () => {
  it.each(editions)('shows one mark and one wordmark for %s', (edition) => {
    const { container } = render(<Logo edition={edition} />);
    const variants = parts(container, '[data-logo]');
    expect(variants).toHaveLength(2);
    for (const { dataset, hidden } of variants) {
      expect(dataset.logo?.split(' ')).toContain(edition);
      expect(hidden).toBe(false);
    }
    expect(container.firstElementChild?.className).toBe('x-logo');
    expect(container.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });

  it('renders every variant without an edition, and shows the default', () => {
    const { container } = render(<Logo />);
    expect(container.firstElementChild?.className).toBe('x-logo x-logo-any');
    expect(
      parts(container, '[data-logo]').map(({ dataset, hidden }) => [dataset.logo, hidden]),
    ).toEqual([
      ['default eu', false],
      ['tr', true],
      ['kz', true],
      ['ge', true],
      ['default', false],
      ['eu', true],
      ['tr', true],
      ['kz', true],
      ['ge', true],
    ]);
  });

  it('has a mark with a closed shape and two lines', () => {
    const { container } = render(<Logo />);
    const marks = parts(container, '.x-logo-mark');
    expect(marks).toHaveLength(4);
    for (const mark of marks) {
      expect(mark.getAttribute('viewBox')).toBe('0 0 22 22');
      expect(mark.querySelector('path')?.getAttribute('d')).toMatch(/^M.+z$/);
      expect(mark.querySelector('.x-logo-lines')?.getAttribute('d')).toMatch(/^M.+M/);
    }
  });

  it.each([
    ['default', 'BRAND', 0, 50.5],
    ['eu', 'BRAND EU', 3, 72.5],
    ['tr', 'BRAND TR', 3, 73.5],
    ['kz', 'BRAND KZ', 3, 73],
    ['ge', 'BRAND GE', 3, 73.5],
  ] as const)('draws the letters of the %s wordmark: %s', (edition, word, suffix, width) => {
    const { container } = render(<Logo edition={edition} />);
    const svg = container.querySelector('.x-logo-word');
    expect(Number(svg?.getAttribute('width'))).toBe(width);
    expect([svg?.getAttribute('height'), svg?.getAttribute('viewBox')]).toEqual([
      '12',
      `0 0 ${width} 12`,
    ]);
    const letters = [...(svg?.querySelectorAll('path') ?? [])];
    expect(letters).toHaveLength(word.length);
    letters.forEach((letter, index) => {
      expect(letter.getAttribute('d')).toMatch(word[index] === ' ' ? /^$/ : /^M[\d.]/);
    });
    expect(svg?.querySelectorAll('.x-logo-suffix')).toHaveLength(suffix === 0 ? 0 : suffix - 1);
    expect(letters.slice(0, 5).map((letter) => letter.getAttribute('transform'))).toEqual(
      [0, 9.5, 19.5, 31, 41.5].map((x) => `translate(${x})`),
    );
    expect(letters.slice(0, 5).some((letter) => letter.hasAttribute('class'))).toBe(false);
  });

  it('has a different path for each letter', () => {
    const letters = editions.flatMap((edition) => {
      const { container } = render(<Logo edition={edition} />);
      return [...container.querySelectorAll('.x-logo-word path')].map((path) =>
        path.getAttribute('d'),
      );
    });
    // The wordmarks use A, B, D, E, G, K, N, R, T, U, Z and the space.
    expect(new Set(letters).size).toBe(12);
  });
});
