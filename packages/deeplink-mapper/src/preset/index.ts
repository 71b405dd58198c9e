export { preset } from './preset.ts';
