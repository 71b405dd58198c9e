import { expect, it } from 'vitest';
import { ui } from './ui.ts';

it('says its name', () => {
  expect(ui()).toBe('ui');
});
