import { useQuoteStatus } from '@exchange/quote-socket/react';
import { useIsOnline } from '@exchange/site/page';
import { useState } from 'react';

export type QuoteConnection = 'live' | 'connecting' | 'reconnecting';

/**
 * Returns the state of the quote connection. After the first connection, "connecting" becomes
 * "reconnecting". Never "live" while the browser is offline, even if the socket has not detected that.
 */
export function useConnection(): QuoteConnection {
  const { status } = useQuoteStatus();
  const isOnline = useIsOnline();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);
  if (status === 'open' && isOnline) return 'live';
  return wasOpen ? 'reconnecting' : 'connecting';
}
