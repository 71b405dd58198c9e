/** Global set by the chat's helper script (spec 7, "Helper resources"). */
interface ChatScript {
  /** Renders the chat into an element. Returns a function that removes it. */
  mount(element: HTMLElement): () => void;
}

/**
 * Returns the chat that the helper script has set.
 *
 * @throws TypeError if `ExchangeChat.mount` is not a function
 */
export function loadedChat(): ChatScript {
  const { ExchangeChat: chat } = globalThis as { ExchangeChat?: Partial<ChatScript> };
  if (typeof chat?.mount !== 'function') {
    throw new TypeError('The chat script did not define ExchangeChat.mount.');
  }
  return chat as ChatScript;
}
