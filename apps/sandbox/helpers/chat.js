// Fake of the exchange's chat bot. Renders a chat in an element of the page, and answers questions about a few topics.
(() => {
  const topics = [
    {
      name: 'Claim a reward',
      answer:
        'Open My rewards and select Claim. If you lost your connection, try again: a claim only counts once.',
    },
    {
      name: 'Use a reward',
      answer:
        'Each reward shows where you can use it and until when. Some must be activated before you trade.',
    },
    {
      name: 'Withdrawals',
      answer:
        'Rewards with the badge Withdrawable can be withdrawn. Select the chip of another reward to see its terms.',
    },
  ];
  const unknown =
    'Thanks for your message. Nobody reads it in the sandbox, so try one of the topics above.';

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

    function reply(question, answer) {
      log.append(line('visitor', question), line('bot', answer));
      log.scrollTop = log.scrollHeight;
    }

    const choices = document.createElement('div');
    choices.className = 'chat-topics';
    for (const { name, answer } of topics) {
      const choice = document.createElement('button');
      choice.type = 'button';
      choice.textContent = name;
      choice.addEventListener('click', () => reply(name, answer));
      choices.append(choice);
    }
    log.append(line('bot', 'Hi! What can we help you with?'), choices);

    const form = document.createElement('form');
    form.className = 'chat-form';
    const input = document.createElement('input');
    input.name = 'message';
    input.autocomplete = 'off';
    input.placeholder = 'Write a message';
    input.setAttribute('aria-label', 'Message');
    const send = document.createElement('button');
    send.textContent = 'Send';
    form.append(input, send);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const text = input.value.trim();
      if (text === '') return;
      reply(text, unknown);
      form.reset();
    });

    element.replaceChildren(log, form);
    input.focus();
    return () => element.replaceChildren();
  }

  window.ExchangeChat = { mount };
})();
