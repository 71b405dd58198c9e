import type { LiveStream } from '@exchange/site-runtime';
import { warmFormats } from '@exchange/site-runtime/formats';
import { forgetOtherUsers } from '@exchange/site-runtime/queries';
import { FocusKeeper } from '@exchange/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { languageTag } from '../../paths/regions.ts';
import { usePage } from '../../context/PageContext.tsx';
import { useSession } from '../../context/useSession.ts';
import { useUserId } from '../../context/useUserId.ts';
import { createIdempotencyKeys } from '../../data/idempotencyKeys.ts';
import { DataContext } from '../../data/DataContext.ts';
import { useLiveEvents } from '../../data/useLiveEvents.ts';
import type { Services } from '../../services/services.ts';
import { FailurePanel } from '../failures/FailurePanel.tsx';
import { NotificationsProvider } from '../toasts/Notifications.tsx';

interface Props {
  services: Pick<Services, 'server' | 'analytics' | 'queries'>;
  children: ReactNode;
}

/**
 * Provides the task centre's data to its children, and remounts them when the user changes. Shows a
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
    queries,
  },
  userId,
  children,
}: Props & { userId: string }): ReactElement {
  const { locale } = usePage();
  const [keys] = useState(createIdempotencyKeys);
  const data = useMemo(
    () => taskCenter && { taskCenter, userId, lang: locale, keys, track },
    [taskCenter, userId, locale, keys, track],
  );
  useEffect(() => forgetOtherUsers(queries, userId), [queries, userId]);
  // Runs after the children have sent their first requests.
  useEffect(() => void warmFormats(languageTag(locale)), [locale]);
  if (!data) return <FailurePanel reason="untrusted" />;
  return (
    <DataContext value={data}>
      <QueryClientProvider client={queries}>
        <NotificationsProvider>
          <LiveEvents connect={events} />
          <FocusKeeper parts="li, article, section">{children}</FocusKeeper>
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
