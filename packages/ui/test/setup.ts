import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { addPopups } from '../src/testing/addPopups.ts';

addPopups();

// React reports faults, such as missing keys, with `console.error`.
let logged: MockInstance<typeof console.error>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  expect(logged.mock.calls).toEqual([]);
});
