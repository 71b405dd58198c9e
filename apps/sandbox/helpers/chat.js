// Fake of the exchange's chat bot. Renders a chat in an element of the page and repeats each message.
(() => {
  function line(from, text) {
    const item = document.createElement('p');
    item.className = `chat-line chat-line-${from}`;
    item.dir = 'auto';
    item.textContent = text;
    return item;
  }

  /** Renders the chat in an element. Returns a function that removes it. */
  function mount(element) {
    const log = document.createElement('div');
    log.className = 'chat-log';
    log.setAttribute('role', 'log');
    log.append(line('bot', 'Hello! This is the sandbox’s chat. Say something.'));

    const form = document.createElement('form');
    form.className = 'chat-form';
    const input = document.createElement('input');
    input.name = 'message';
    input.autocomplete = 'off';
    input.setAttribute('aria-label', 'Message');
    const send = document.createElement('button');
    send.textContent = 'Send';
    form.append(input, send);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text === '') return;
      log.append(line('visitor', text), line('bot', `You said: ${text}`));
      log.scrollTop = log.scrollHeight;
      form.reset();
    });

    element.replaceChildren(log, form);
    input.focus();
    return () => element.replaceChildren();
  }

  window.ExchangeChat = { mount };
})();
