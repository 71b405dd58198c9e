export { simulator } from './simulator.ts';
export type { Script, Simulator, Step } from './simulator.ts';
