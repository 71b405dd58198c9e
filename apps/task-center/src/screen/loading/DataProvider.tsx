import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { languageTag } from '../../paths/regions.ts';
import { usePage } from '../../context/PageContext.tsx';
import { useSession } from '../../context/useSession.ts';
import { createAttemptKeys } from '../../data/attemptKeys.ts';
import { DataContext } from '../../data/DataContext.ts';
import { createQueryClient } from '../../data/queryClient.ts';
import { useLiveEvents } from '../../data/useLiveEvents.ts';
import type { LiveStream } from '../../services/server/liveStream.ts';
import type { Services } from '../../services/services.ts';
import { FailurePanel } from '../failures/FailurePanel.tsx';
import { warmFormats } from '../formats/formatCache.ts';
import { NotificationsProvider } from '../Notifications.tsx';
import { useKeptFocus } from '../useKeptFocus.ts';

/** Provides the task centre's data to its children. Shows a failure panel on an untrusted host. */
export function DataProvider({
  services: {
    server: { taskCenter, events },
    analytics: { track },
  },
  children,
}: {
  services: Pick<Services, 'server' | 'analytics'>;
  children: ReactNode;
}): ReactElement {
  const { locale } = usePage();
  const [queryClient] = useState(createQueryClient);
  const [keys] = useState(createAttemptKeys);
  const data = useMemo(
    () => taskCenter && { taskCenter, lang: locale, keys, track },
    [taskCenter, locale, keys, track],
  );
  useKeptFocus();
  // Runs after the children have sent their first requests.
  useEffect(() => void warmFormats(languageTag(locale)), [locale]);
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

function LiveEvents({ connect }: { connect: LiveStream | undefined }): null {
  const { status } = useSession();
  const queryClient = useQueryClient();
  const before = useRef(status);
  useEffect(() => {
    // The messaging app's token arrives late (spec 4). Responses from before were for a guest.
    if (before.current === 'guest' && status === 'user') void queryClient.invalidateQueries();
    before.current = status;
  }, [status, queryClient]);
  useLiveEvents(status === 'user' ? connect : undefined);
  return null;
}
