import type { Browser } from 'playwright-core';

interface Answer {
  id?: number;
  error?: { message: string };
  result?: unknown;
}

export interface UnwatchedPage {
  /** Sends a command of the DevTools protocol. */
  send(method: string, params?: object): Promise<unknown>;
  /** Returns the JSON value of an expression. Throws if the expression throws. */
  evaluate(expression: string): Promise<unknown>;
}

/**
 * Opens a page that Playwright does not observe. Playwright subscribes to all network events of its own pages, so the
 * browser would copy each WebSocket frame on the page's thread, which takes as long as handling the frame.
 */
export async function openUnwatched(browser: Browser): Promise<UnwatchedPage> {
  const root = await browser.newBrowserCDPSession();
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank' });
  const { sessionId } = await root.send('Target.attachToTarget', { targetId });
  const waiting = new Map<number, (answer: Answer) => void>();
  root.on('Target.receivedMessageFromTarget', ({ message }) => {
    const answer = JSON.parse(message) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });

  async function send(method: string, params: object = {}): Promise<unknown> {
    const id = waiting.size;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    const message = JSON.stringify({ id, method, params });
    await root.send('Target.sendMessageToTarget', { sessionId, message });
    const { result, error } = await answered;
    if (error) throw new Error(`The page rejected ${method}: ${error.message}`);
    return result;
  }

  return {
    send,
    async evaluate(expression) {
      const answer = await send('Runtime.evaluate', { expression, returnByValue: true });
      const { result, exceptionDetails } = answer as {
        result: { value?: unknown; description?: string };
        exceptionDetails?: object;
      };
      if (exceptionDetails) throw new Error(result.description);
      return result.value;
    },
  };
}
