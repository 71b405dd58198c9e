import { describe, it } from 'vitest';
import { checkAnyInput, checkFastReading } from '../src/hostile.property.ts';

describe('100,000 random and hostile inputs', { timeout: 600_000 }, () => {
  it('never throw, and give links that read back to their own row and parameters', () => {
    checkAnyInput(100_000);
  });

  it('mean the same to the fast reading as to URL', () => {
    checkFastReading(100_000);
  });
});
