export { ConsentBar } from './notice/ConsentBar.tsx';
export { createApp } from './createApp.tsx';
export { NotFoundPage } from './NotFoundPage.tsx';
export type { ShellOptions } from './ShellContext.ts';
export { SiteShell } from './SiteShell.tsx';
