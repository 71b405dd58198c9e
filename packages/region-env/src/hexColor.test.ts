import { expect, it } from 'vitest';
import { isHexColor } from './hexColor.ts';

it.each(['#000000', '#ffB11a'])('accepts the colour %s', (text) => {
  expect(isHexColor(text)).toBe(true);
});

it.each(['', '#fff', 'ffb11a', '#ffb11', '#ffb11aa', '#gggggg', ' #ffb11a', '#ffb11a\n', null])(
  'rejects the colour %j',
  (text) => {
    expect(isHexColor(text as string)).toBe(false);
  },
);
