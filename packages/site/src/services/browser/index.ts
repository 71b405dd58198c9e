export { loadChunk } from './loadChunk.ts';
export { nextTask, whenIdle } from './whenIdle.ts';
