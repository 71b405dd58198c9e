export { appBridge } from './appBridge.ts';
