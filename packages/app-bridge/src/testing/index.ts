export { answerMessages, catchUrls, injectHost } from './simulatedHosts.ts';
export type { SimulatedHost, SimulatedReceiver } from './simulatedHosts.ts';
export { simulator } from './simulator.ts';
export type { Simulator } from './simulator.ts';
export type { Script, ScriptedStep, Step } from './scriptPlayer.ts';
export { transportChecks } from './transportChecks.ts';
export type { TransportCheck, TransportCheckOptions } from './transportChecks.ts';
export type { ConnectedApp } from './transportProbe.ts';
