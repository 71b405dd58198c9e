import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { languageTag } from '../../paths/regions.ts';
import { usePage } from '../../context/PageContext.tsx';
import { useSession } from '../../context/useSession.ts';
import { useUserId } from '../../context/useUserId.ts';
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

interface Props {
  services: Pick<Services, 'server' | 'analytics'>;
  children: ReactNode;
}

/**
 * Provides the task centre's data to its children, which start anew when the user changes. Shows a
 * failure panel on an untrusted host.
 */
export function DataProvider(props: Props): ReactElement {
  const userId = useUserId();
  return <UserDataProvider key={userId} {...props} userId={userId} />;
}

function UserDataProvider({
  services: {
    server: { taskCenter, events },
    analytics: { track },
  },
  userId,
  children,
}: Props & { userId: string }): ReactElement {
  const { locale } = usePage();
  const [queryClient] = useState(createQueryClient);
  const [keys] = useState(createAttemptKeys);
  const data = useMemo(
    () => taskCenter && { taskCenter, userId, lang: locale, keys, track },
    [taskCenter, userId, locale, keys, track],
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
  useLiveEvents(status === 'user' ? connect : undefined);
  return null;
}
