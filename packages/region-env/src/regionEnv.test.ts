import { expect, it } from 'vitest';
import { createRegionEnv } from './regionEnv.ts';

it('keeps the defaults of omitted options', () => {
  const region = createRegionEnv({ projectId: 'rewards' });
  expect(region.config.projectId).toBe('rewards');
  expect(region.config.releasePath).toBe('/i18n');
  expect(region.resolveHost('www.brand.kz').edition).toBe('kz');
});
