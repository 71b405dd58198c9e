import type { Services } from '../page/index.ts';
import type { TFunction } from 'i18next';
import { createContext, useContext, type ComponentType } from 'react';
import type { Section } from './SectionNavigation.tsx';

/** What the shell shows of an app, and the features that the exchange has turned on. */
export interface ShellOptions {
  /** Name of the app. */
  title: (t: TFunction<'shell'>) => string;
  /** Pages of the app. */
  sections: (t: TFunction<'shell'>) => readonly Section[];
  /** Editions where the app is not offered. */
  closedEditions: readonly string[];
  features: Readonly<
    Record<'analytics' | 'appBanner' | 'chat' | 'serviceWorker' | 'telemetry', boolean>
  >;
  /** First segment of the app's paths, such as `/task-center`. */
  basePath: string;
  /** `SiteHeader` with the options of the app. Loads after the initial scripts. */
  Header: ComponentType;
  /** Login windows. */
  Login: ComponentType<{ account: Services['account']; edition: string }>;
}

export const ShellContext = createContext<ShellOptions | undefined>(undefined);

export function useShell(): ShellOptions {
  const shell = useContext(ShellContext);
  if (!shell) throw new Error('No ShellContext: render the part in SiteShell.');
  return shell;
}
