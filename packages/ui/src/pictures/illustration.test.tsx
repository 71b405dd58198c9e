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
      '72',
      '0 0 96 72',
    ]);
    expect(svg?.getAttribute('aria-hidden')).toBe('true');
    expect(svg?.dataset.tone).toMatch(/^(neutral|brand|positive|negative|info)$/);
    const paths = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'));
    expect(paths).toEqual([expect.stringMatching(/^M\d/), expect.stringMatching(/^M\d/)]);
    return container.innerHTML;
  });
  expect(new Set(drawings).size).toBe(illustrationNames.length);
});
