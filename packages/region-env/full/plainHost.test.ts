import { it } from 'vitest';
import { checkHosts } from '../src/plainHost.property.ts';

it('answers 100,000 random and hostile hosts as the general way does', { timeout: 600_000 }, () => {
  checkHosts(100_000);
});
