export { createMiniApp } from './miniApp.ts';
export type { MiniApp, MiniAppLogin, MiniAppOptions } from './miniApp.ts';
