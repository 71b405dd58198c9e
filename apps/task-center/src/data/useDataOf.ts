import { usePage } from '@exchange/site/page';
import { useMemo } from 'react';
import type { Data, DataServices } from './DataContext.ts';

/** Returns the data hooks' dependencies for a user. Undefined on an untrusted host. */
export function useDataOf(
  userId: string,
  { taskCenter, analytics: { track }, account, idempotencyKeys, interruptedWrites }: DataServices,
): Data | undefined {
  const { locale } = usePage();
  return useMemo(
    () =>
      taskCenter && {
        taskCenter,
        userId,
        lang: locale,
        keys: idempotencyKeys,
        track,
        interrupt(write) {
          interruptedWrites.keep(userId, write);
          void account.session.refresh().then(({ status }) => {
            if (status === 'guest') void account.login?.login();
          });
        },
      },
    [taskCenter, userId, locale, idempotencyKeys, track, account, interruptedWrites],
  );
}
