import { usePage } from '@exchange/site/page';
import { useMemo, useState } from 'react';
import type { Data, DataServices } from './DataContext.ts';
import { createIdempotencyKeys } from './idempotencyKeys.ts';

/** Returns the data hooks' dependencies for a user. Undefined on an untrusted host. */
export function useDataOf(
  userId: string,
  { server: { taskCenter }, analytics: { track }, account, interruptedWrites }: DataServices,
): Data | undefined {
  const { locale } = usePage();
  const [keys] = useState(createIdempotencyKeys);
  return useMemo(
    () =>
      taskCenter && {
        taskCenter,
        userId,
        lang: locale,
        keys,
        track,
        interrupt(write) {
          interruptedWrites.keep(userId, write);
          void account.session.refresh().then(({ status }) => {
            if (status === 'guest') void account.login?.login();
          });
        },
      },
    [taskCenter, userId, locale, keys, track, account, interruptedWrites],
  );
}
