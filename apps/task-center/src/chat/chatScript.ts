/** What the chat's helper script leaves on the window (spec 7, "Helper resources"). */
interface ChatScript {
  /** Draws the chat into an element; returns a function that takes it away. */
  mount(element: HTMLElement): () => void;
}

/**
 * The chat that the helper script has brought.
 *
 * @throws TypeError when the script left something else
 */
export function loadedChat(window: Window): ChatScript {
  const chat = (window as unknown as { ExchangeChat?: Partial<ChatScript> }).ExchangeChat;
  if (typeof chat?.mount !== 'function') {
    throw new TypeError('The chat script has run but left no ExchangeChat.mount.');
  }
  return chat as ChatScript;
}
