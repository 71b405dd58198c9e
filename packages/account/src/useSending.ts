import { useRef, useState } from 'react';

/** Sends one request at a time. */
export interface Sending {
  isSending: boolean;
  /**
   * Runs a request, unless another one is running. Rejects with its error.
   *
   * @returns whether it ran
   */
  send(request: () => Promise<void>): Promise<boolean>;
}

export function useSending(): Sending {
  const [isSending, setIsSending] = useState(false);
  // A ref, because the form can be submitted twice before the next render.
  const isRunning = useRef(false);
  return {
    isSending,
    async send(request) {
      if (isRunning.current) return false;
      isRunning.current = true;
      setIsSending(true);
      try {
        await request();
        return true;
      } finally {
        isRunning.current = false;
        setIsSending(false);
      }
    },
  };
}
