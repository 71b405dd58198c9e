import { describe, it } from 'vitest';
import { checkAnyInput, checkFastReading } from '../src/mapper/hostile.property.ts';

describe('100,000 random and hostile inputs', { timeout: 600_000 }, () => {
  it('never throw, and all resulting links parse back to their row and parameters', () => {
    checkAnyInput(100_000);
  });

  it('give the same result on the fast path as when parsed with URL', () => {
    checkFastReading(100_000);
  });
});
