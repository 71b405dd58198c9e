export { ConsentBar } from './notice/ConsentBar.tsx';
export type { Section } from './SectionNavigation.tsx';
export type { ShellOptions } from './ShellContext.ts';
export { PartFailure, SiteShell } from './SiteShell.tsx';
