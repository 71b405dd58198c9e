import { useQuoteStatus } from '@exchange/quote-socket/react';
import { useState } from 'react';
import { useIsOnline } from '../../context/useIsOnline.ts';

/**
 * State of the quote connection. After a first connection, "connecting" becomes "reconnecting". Not
 * live while the browser is offline, even before the socket notices.
 */
export function useConnection(): 'live' | 'connecting' | 'reconnecting' {
  const { status } = useQuoteStatus();
  const isOnline = useIsOnline();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);
  if (status === 'open' && isOnline) return 'live';
  return wasOpen ? 'reconnecting' : 'connecting';
}
