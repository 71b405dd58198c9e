export { regionEnv } from './regionEnv.ts';
