import { loadChunk } from '@exchange/site/services/browser';
import { PartFailure, SiteShell, type ShellOptions } from '@exchange/site/frame';
import dynamic from 'next/dynamic';
import { useDeferredValue, type ReactElement, type ReactNode } from 'react';
import { closedEditions, features } from '../../exchange.config.ts';
import { Login } from '../login/Login.ts';
import { basePath } from '../paths/basePath.ts';
import { sectionsIn } from '../paths/navigation.ts';
import { sitePath } from '../paths/sitePath.ts';
import type { PageProps } from './staticPage.ts';
import { TaskCenterProject } from './TaskCenterProject.tsx';

/** Loads after the initial scripts. Until then, or if loading fails, its skeleton shows the logo and navigation. */
const Header = dynamic(
  () =>
    loadChunk(async () => {
      const { ShellHeader } = await import('./ShellHeader.tsx');
      return function LoadedHeader() {
        // Renders the header in tasks of a few milliseconds, because `next/dynamic` would render it in one.
        return useDeferredValue(true, false) ? <ShellHeader /> : null;
      };
    }),
  { ssr: false, loading: ({ error }) => (error ? <PartFailure error={error} /> : null) },
);

const options: ShellOptions = {
  title: (t) => t('nav_task_center'),
  sections: sectionsIn,
  closedEditions,
  features,
  basePath,
  Header,
  Login,
};

/**
 * The task centre's frame of every page.
 *
 * @param file - path of the page's file, such as `/[locale]/task-center/faq`
 */
export function Shell({
  page,
  file,
  children,
}: {
  page: PageProps;
  file: string;
  children: ReactNode;
}): ReactElement {
  return (
    <TaskCenterProject page={page}>
      <SiteShell options={options} path={sitePath(file)}>
        {children}
      </SiteShell>
    </TaskCenterProject>
  );
}
