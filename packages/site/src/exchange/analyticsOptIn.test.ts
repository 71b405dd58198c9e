import { expect, it } from 'vitest';
import { analyticsOptIn } from '../../exchange.config.ts';

it('lists the editions of the EU and of Turkey', () => {
  expect(analyticsOptIn).toEqual(['eu', 'nl', 'tr']);
});
