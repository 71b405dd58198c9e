import { createContext, useContext, type ComponentType } from 'react';
import type { Services } from '../page/index.ts';
import type { SiteApp } from '../exchange/siteApp.ts';
import type { HeaderOptions } from './header/HeaderOptions.ts';

/** Windows and parts of an app that its frame shows. */
export interface ShellOptions {
  app: SiteApp;
  /** Login windows. */
  Login: ComponentType<{ account: Services['account']; edition: string }>;
  header: HeaderOptions;
  /** Label above the content of a page, such as for advertising. `path` is without the locale. */
  PageLabel?: ComponentType<{ path: string }>;
}

export const ShellContext = createContext<ShellOptions | undefined>(undefined);

export function useShell(): ShellOptions {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No ShellContext: render the part in SiteShell.');
  return shell;
}
