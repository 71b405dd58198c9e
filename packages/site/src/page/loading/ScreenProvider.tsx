import { FocusKeeper } from '@exchange/ui';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { warmFormats } from '../../services/formats/index.ts';
import { forgetOtherUsers } from '../../services/queryKeys.ts';
import { usePage } from '../page/PageContext.ts';
import { NotificationsProvider } from '../Notifications.tsx';

/**
 * Provides cached responses and toasts to a screen. Removes the responses for other users from the cache.
 *
 * @param userId - id of the user whose data the screen shows
 */
export function ScreenProvider({
  queries,
  userId,
  children,
}: {
  queries: QueryClient;
  userId: string;
  children: ReactNode;
}): ReactElement {
  const { regions, locale } = usePage();
  useEffect(() => forgetOtherUsers(queries, userId), [queries, userId]);
  // Runs after the children have sent their first requests.
  useEffect(() => void warmFormats(regions.languageTag(locale)), [regions, locale]);
  return (
    <QueryClientProvider client={queries}>
      <NotificationsProvider>
        <FocusKeeper parts="li, article, section" data-screen="">
          {children}
        </FocusKeeper>
      </NotificationsProvider>
    </QueryClientProvider>
  );
}
