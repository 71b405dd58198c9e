import { loadChunk } from '@exchange/site-runtime/browser';
import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { useServices } from '../../context/useServices.ts';
import { ScreenFailure } from '../failures/ScreenFailure.tsx';

/**
 * Creates a component for the part of a page that needs the server. Its code loads after the page.
 * The static HTML contains the skeleton, which is shown until the code and the services have loaded.
 *
 * @param Skeleton - placeholder as tall as the screen, to avoid a layout shift
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  Skeleton: ComponentType,
): ComponentType {
  const Screen = dynamic(
    () =>
      loadChunk(async () => {
        const [{ DataProvider }, Content] = await Promise.all([
          import('./DataProvider.tsx'),
          load(),
        ]);
        return function LoadedScreen(): ReactElement {
          const services = useServices();
          if (!services) return <Skeleton />;
          return (
            <DataProvider services={services}>
              <Content />
            </DataProvider>
          );
        };
      }),
    {
      ssr: false,
      loading: ({ error }): ReactNode => (error ? <ScreenFailure /> : <Skeleton />),
    },
  );
  return Screen;
}
