import { QueryClientProvider } from '@tanstack/react-query';
import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { usePage } from '../page/PageContext.tsx';
import { FailurePanel } from '../panels/FailurePanel.tsx';
import type { Services } from '../runtime/services.ts';
import { useSession } from '../session/useSession.ts';
import { NotificationsProvider } from '../panels/Notifications.tsx';
import { createAttemptKeys } from './attemptKeys.ts';
import { DataContext } from './DataContext.ts';
import { createQueryClient } from './queryClient.ts';
import { useLiveEvents } from './useLiveEvents.ts';

/** Gives the parts of a page what they read from the task centre's server. */
export function DataProvider({
  services: { taskCenter, events, track },
  children,
}: {
  services: Services;
  children: ReactNode;
}): ReactElement {
  const { locale } = usePage();
  const [queryClient] = useState(createQueryClient);
  const [keys] = useState(createAttemptKeys);
  const data = useMemo(
    () => taskCenter && { taskCenter, lang: locale, keys, track },
    [taskCenter, locale, keys, track],
  );
  if (!data) return <FailurePanel reason="untrusted" />;
  return (
    <DataContext value={data}>
      <QueryClientProvider client={queryClient}>
        <NotificationsProvider>
          <LiveEvents connect={events} />
          {children}
        </NotificationsProvider>
      </QueryClientProvider>
    </DataContext>
  );
}

function LiveEvents({ connect }: { connect: Services['events'] }): null {
  const session = useSession();
  useLiveEvents(session.status === 'user' ? connect : undefined);
  return null;
}
