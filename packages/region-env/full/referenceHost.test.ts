import { it } from 'vitest';
import { checkHosts } from '../src/host/referenceHost.property.ts';

it('resolves 100,000 random and hostile hosts like the reference', { timeout: 600_000 }, () => {
  checkHosts(100_000);
});
