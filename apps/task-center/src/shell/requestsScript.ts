import { prepareFirstRequests } from '@exchange/site/frame/first-requests';
import { guestId } from '@exchange/site/services/user-id';
import { readCall } from '../services/readCall.ts';
import { earlyReadOf } from './earlyReadOf.ts';
import type { ReadName } from '../services/endpointNames.ts';

/** Written into the script by the build (`next.config.ts`), because the table of endpoints is too large for it. */
declare const appFacts: { openReads: readonly ReadName[] };

// Runs before the page's other scripts, and after the document is parsed.
prepareFirstRequests({
  firstRead: ({ path, locale, edition }, userId) => {
    const read = earlyReadOf(path, new URLSearchParams(location.search));
    if (!read || (userId === guestId && !appFacts.openReads.includes(read.name))) return undefined;
    return readCall(read.name, { ...read.query, lang: locale }, { userId, edition });
  },
});
