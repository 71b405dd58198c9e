import { it } from 'vitest';
import { checkTrust } from '../src/host/trust.property.ts';

it('trusts none of 20,000 random and hostile hosts outside the table', { timeout: 600_000 }, () => {
  checkTrust(20_000);
});
