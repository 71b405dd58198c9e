import { useQuoteStatus } from '@exchange/quote-socket/react';
import { useState } from 'react';

/** State of the quote connection. After a first connection, "connecting" becomes "reconnecting". */
export function useConnection(): 'live' | 'connecting' | 'reconnecting' {
  const { status } = useQuoteStatus();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);
  if (status === 'open') return 'live';
  return wasOpen ? 'reconnecting' : 'connecting';
}
