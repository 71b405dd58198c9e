import dynamic from 'next/dynamic';
import { useDeferredValue, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { loadChunk } from '../../services/browser/index.ts';
import { ScreenFailure } from '../failures/ScreenFailure.tsx';
import type { Services } from '../register.ts';
import { useServices } from '../services/ServicesContext.ts';

/**
 * Creates a component for the part of a page that needs the server. Its code loads after the page.
 * The static HTML contains the skeleton, which is shown until the code and the services have loaded.
 *
 * @param Skeleton - placeholder as tall as the screen, to avoid a layout shift
 * @param Failed - shown if the code cannot be loaded
 */
export function lazyScreen(
  load: () => Promise<ComponentType<{ services: Services }>>,
  Skeleton: ComponentType,
  Failed: ComponentType = ScreenFailure,
): ComponentType {
  return dynamic(
    () =>
      loadChunk(async () => {
        const Content = await load();
        return function LoadedScreen(): ReactElement {
          // `next/dynamic` renders loaded code in one task. The deferred value is null in that task, which shows the
          // skeleton again. React then renders the screen in tasks of a few milliseconds.
          const services = useDeferredValue(useServices() ?? null, null);
          return services ? <Content services={services} /> : <Skeleton />;
        };
      }),
    {
      ssr: false,
      loading: ({ error }): ReactNode => (error ? <Failed /> : <Skeleton />),
    },
  );
}
