import { lazyScreen } from '@exchange/site/page/loading';
import type { ComponentType } from 'react';

/**
 * Creates a component for the part of a page that reads and writes the task centre's data, with `lazyScreen` of
 * `@exchange/site`.
 */
export function lazyDataScreen(
  load: () => Promise<ComponentType>,
  Skeleton: ComponentType,
  Failed?: ComponentType,
): ComponentType {
  return lazyScreen(
    async () => {
      const [{ DataProvider }, Content] = await Promise.all([import('./DataProvider.tsx'), load()]);
      return ({ services }) => (
        <DataProvider services={services}>
          <Content />
        </DataProvider>
      );
    },
    Skeleton,
    Failed,
  );
}
