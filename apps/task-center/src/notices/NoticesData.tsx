import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { usePage } from '../context/PageContext.tsx';
import { useUserId } from '../context/useUserId.ts';
import { createIdempotencyKeys } from '../data/idempotencyKeys.ts';
import { DataContext } from '../data/DataContext.ts';
import type { Services } from '../services/services.ts';

export type NoticesServices = Pick<Services, 'server' | 'analytics' | 'queries'>;

/**
 * Provides data to the notices in the header, which are outside the screen's DataProvider. Header and screen share one
 * cache, so live events that the screen receives also update the header.
 */
export function NoticesData({
  services: {
    server: { taskCenter },
    analytics: { track },
    queries,
  },
  children,
}: {
  services: NoticesServices;
  children: ReactNode;
}): ReactElement | null {
  const { locale } = usePage();
  const userId = useUserId();
  const [keys] = useState(createIdempotencyKeys);
  const data = useMemo(
    () => taskCenter && { taskCenter, userId, lang: locale, keys, track },
    [taskCenter, userId, locale, keys, track],
  );
  if (!data) return null;
  return (
    <DataContext value={data} key={userId}>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </DataContext>
  );
}
