/** Global set by the chat's helper script (spec 7, "Helper resources"). */
interface ChatScript {
  /** Renders the chat into an element. Returns a function that removes it. */
  mount(element: HTMLElement): () => void;
}

/**
 * Returns the chat that the helper script has set on the window.
 *
 * @throws TypeError if `ExchangeChat.mount` is not a function
 */
export function loadedChat(window: Window): ChatScript {
  const chat = (window as unknown as { ExchangeChat?: Partial<ChatScript> }).ExchangeChat;
  if (typeof chat?.mount !== 'function') {
    throw new TypeError('The chat script did not define ExchangeChat.mount.');
  }
  return chat as ChatScript;
}
