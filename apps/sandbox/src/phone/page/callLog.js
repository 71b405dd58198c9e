import { button, element } from './elements.js';

/**
 * An entry of the log.
 *
 * @typedef {{ note(outcome: string): void, ask(choices: { label: string, press: () => void }[]): void }} CallEntry
 */

/** Creates the list of calls that the site made, newest first. */
export function createCallLog() {
  const list = element('calls');
  const empty = element('no-calls');
  return {
    /**
     * @param {import('./nativeHost.js').Call} call
     * @returns {CallEntry}
     */
    add({ module, method, params }) {
      const item = document.createElement('li');
      const outcome = text('span', '');
      outcome.className = 'outcome';
      item.append(
        text('time', new Date().toLocaleTimeString('en-GB')),
        text('b', `${module}.${method}`),
        outcome,
        text('code', JSON.stringify(params)),
      );
      list.prepend(item);
      empty.hidden = true;
      return {
        note(noted) {
          outcome.textContent = noted;
          item.dataset.outcome = resultOf(noted);
        },
        ask(choices) {
          const actions = text('span', '');
          actions.className = 'actions';
          const choose = (/** @type {() => void} */ press) => () => {
            actions.remove();
            press();
          };
          actions.append(...choices.map(({ label, press }) => button(label, choose(press))));
          item.append(actions);
        },
      };
    },
    clear() {
      list.replaceChildren();
      empty.hidden = false;
    },
  };
}

/** @param {string} outcome such as `code 0, late` */
function resultOf(outcome) {
  if (!outcome.startsWith('code ')) return 'open';
  return /^code 0\b/.test(outcome) ? 'good' : 'bad';
}

/**
 * @param {string} tag
 * @param {string} content
 */
function text(tag, content) {
  const created = document.createElement(tag);
  created.textContent = content;
  return created;
}
