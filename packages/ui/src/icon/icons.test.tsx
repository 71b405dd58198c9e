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
