export { loadChunk } from './loadChunk.ts';
export { safeStorage, type KeyValueStorage } from './safeStorage.ts';
export { nextTask, whenIdle } from './whenIdle.ts';
