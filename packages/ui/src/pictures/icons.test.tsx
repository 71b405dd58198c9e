import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Icon, iconNames } from './icon.tsx';
import * as icons from './icons.ts';

it('exports every drawing of Icon under the same name, and Glyph renders it in the same way', () => {
  const { Glyph, ...drawings } = icons;
  expect(Object.keys(drawings).sort()).toEqual([...iconNames].sort());
  const { container } = render(
    <>
      <Icon name="gift" label="Reward" />
      <Glyph path={icons.gift} label="Reward" />
    </>,
  );
  const [icon, glyph] = container.children;
  expect(glyph?.outerHTML).toBe(icon?.outerHTML);
});

it.each([
  ['label', { label: 'Reward' }, 'Reward', null],
  ['aria-label', { 'aria-label': 'Reward' }, 'Reward', null],
  ['aria-labelledby', { 'aria-labelledby': 'heading' }, null, null],
  ['no name', {}, null, 'true'],
])('Glyph with %s is hidden from screen readers only without a name', (_, props, label, hidden) => {
  const { container } = render(<icons.Glyph path={icons.gift} {...props} />);
  const svg = container.querySelector('svg');
  expect(svg?.getAttribute('aria-label')).toBe(label);
  expect(svg?.getAttribute('aria-hidden')).toBe(hidden);
});
