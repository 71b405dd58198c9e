import dynamic from 'next/dynamic';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { loadChunk } from '../runtime/loadChunk.ts';
import { useServices } from '../runtime/useServices.ts';
import { ScreenFailure } from './ScreenFailure.tsx';

/**
 * The part of a page that needs the server. Its code is loaded after the page; in the static HTML, and
 * until the code and the services are here, its skeleton holds the place.
 *
 * @param skeleton - of the size of the screen, so that nothing moves
 */
export function lazyScreen(
  load: () => Promise<ComponentType>,
  Skeleton: ComponentType,
): ComponentType {
  const Screen = dynamic(
    () =>
      loadChunk(async () => {
        const [{ DataProvider }, Content] = await Promise.all([
          import('../data/DataProvider.tsx'),
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
