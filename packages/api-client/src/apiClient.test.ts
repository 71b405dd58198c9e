import { expect, it } from 'vitest';
import { apiClient } from './apiClient.ts';

it('says its name', () => {
  expect(apiClient()).toBe('api-client');
});
