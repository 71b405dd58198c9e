import { expect, it } from 'vitest';
import { appBridge } from './appBridge.ts';

it('says its name', () => {
  expect(appBridge()).toBe('app-bridge');
});
