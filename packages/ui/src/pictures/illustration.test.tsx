import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Illustration, illustrationNames } from './illustration.tsx';

it('has a different drawing for every state of a list', () => {
  expect(illustrationNames.toSorted()).toEqual([
    'empty',
    'ended',
    'error',
    'maintenance',
    'noPermission',
    'notFound',
    'offline',
    'regionBlocked',
    'success',
  ]);
  const drawings = illustrationNames.map((name) => {
    const { container } = render(<Illustration name={name} />);
    const svg = container.querySelector('svg');
    expect(['width', 'height', 'viewBox'].map((each) => svg?.getAttribute(each))).toEqual([
      '96',
      '96',
      '0 0 48 48',
    ]);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    const paths = [...container.querySelectorAll('path')];
    expect(paths.length).toBeGreaterThanOrEqual(4);
    for (const path of paths) {
      expect(path.getAttribute('fill')).toMatch(/^#[\da-f]{6}$/);
      expect(path.getAttribute('d')).toMatch(/^[Mm]/);
    }
    return container.innerHTML;
  });
  expect(new Set(drawings).size).toBe(illustrationNames.length);
});
