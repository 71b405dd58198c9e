export { loadChunk } from './loadChunk.ts';
export { nextTask } from './nextTask.ts';
export { whenIdle } from './whenIdle.ts';
