import { useSession, useUserId } from '@exchange/site/page';
import { FailurePanel } from '@exchange/site/page/failures';
import { ScreenProvider } from '@exchange/site/page/loading';
import type { LiveStream } from '@exchange/site/services';
import type { ReactElement, ReactNode } from 'react';
import { DataContext, useDataOf, type DataServices } from './DataContext.ts';
import { useLiveEvents } from './useLiveEvents.ts';

interface Props {
  services: DataServices;
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
  services,
  userId,
  children,
}: Props & { userId: string }): ReactElement {
  const data = useDataOf(userId, services);
  if (!data) return <FailurePanel reason="untrusted" />;
  return (
    <DataContext value={data}>
      <ScreenProvider queries={services.queries} userId={userId}>
        <LiveEvents connect={services.liveEvents} />
        {children}
      </ScreenProvider>
    </DataContext>
  );
}

function LiveEvents({ connect }: { connect: LiveStream | undefined }): null {
  const { status } = useSession();
  useLiveEvents(status === 'user' ? connect : undefined);
  return null;
}
