import { useUserId } from '@exchange/site/page';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement, ReactNode } from 'react';
import { DataContext, useDataOf, type DataServices } from './DataContext.ts';

/**
 * Provides data to parts of the frame, which are outside the screen's DataProvider. Frame and
 * screen share one cache, so live events that the screen receives also update the frame.
 */
export function FrameData({
  services,
  children,
}: {
  services: DataServices;
  children: ReactNode;
}): ReactElement | null {
  const userId = useUserId();
  const data = useDataOf(userId, services);
  if (!data) return null;
  return (
    <DataContext value={data} key={userId}>
      <QueryClientProvider client={services.queries}>{children}</QueryClientProvider>
    </DataContext>
  );
}
