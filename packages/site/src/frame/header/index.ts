export type { HeaderOptions } from './HeaderOptions.ts';
export { SiteHeader } from './SiteHeader.tsx';
