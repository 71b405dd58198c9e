import { systemClock } from '../clock.ts';
import type { CallUrl } from '../request/callUrl.ts';
import type { HeadersOf, Identity } from '../request/headers.ts';
import type { Sender } from '../request/sender.ts';
import type { TimeLimit } from '../request/timeLimit.ts';
import type { CallOptions, ClientOptions, PreparedRequest } from './clientOptions.ts';
import type { ClientSession } from './session.ts';

/** A request that the caller sends. */
interface Prepared {
  call: CallOptions;
  target: CallUrl;
  identity: Identity;
  /** Returns false after `forget()`. */
  isCurrent: () => boolean;
}

/** Creates a function that prepares a GET which the client does not send itself. */
export function createPreparation({
  options,
  headersOf,
  session,
  renewedIdentity,
}: {
  options: ClientOptions;
  headersOf: HeadersOf;
  session: ClientSession;
  renewedIdentity: Sender['renewedIdentity'];
}) {
  const { clock = systemClock, credentials = 'include', dialect = 'ret_code' } = options;

  function requestOf(prepared: Prepared): PreparedRequest {
    const { call, target, identity, isCurrent } = prepared;
    const { href: url, trusted } = target;
    const headers = Object.entries(
      headersOf({ call, target, identity, contentType: false }),
    ).filter((entry): entry is [string, string] => entry[1] !== false);
    return {
      url,
      headers: Object.fromEntries(headers),
      trusted,
      credentials: trusted ? credentials : 'omit',
      dialect,
      async renew(error) {
        // The time is unknown, and the request may be sent again later. So an earlier renewal does not count.
        const sentAt = clock.now();
        const renewed = await renewedIdentity({ error, identity, target, isCurrent, sentAt });
        return renewed && requestOf({ ...prepared, identity: renewed });
      },
    };
  }

  return async (call: CallOptions, target: CallUrl, limit: TimeLimit): Promise<PreparedRequest> => {
    const known = session.identityOf(target);
    const identity = await session.waitForIdentity(known, target, limit);
    return requestOf({ call, target, identity, isCurrent: session.current() });
  };
}
