import { useQuoteStatus } from '@exchange/quote-socket/react';
import { useState } from 'react';

/** What the link to the market is like right now; one that was open before comes back. */
export function useConnection(): 'live' | 'connecting' | 'reconnecting' {
  const { status } = useQuoteStatus();
  const [wasOpen, setWasOpen] = useState(false);
  if (status === 'open' && !wasOpen) setWasOpen(true);
  if (status === 'open') return 'live';
  return wasOpen ? 'reconnecting' : 'connecting';
}
