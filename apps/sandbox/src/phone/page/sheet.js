import { button, element } from './elements.js';

/**
 * The panel that covers the screen of the phone: a native page, the home screen or another app.
 *
 * @typedef {{ label: string, press: () => void }} SheetAction
 * @typedef {{ show(content: { title: string, text: string, actions: SheetAction[] }): void, hide(): void }} Sheet
 */

/**
 * @param {HTMLIFrameElement} frame receives the focus when the sheet closes
 * @returns {Sheet}
 */
export function createSheet(frame) {
  const sheet = element('sheet');
  return {
    show({ title, text, actions }) {
      element('sheet-title').textContent = title;
      element('sheet-text').textContent = text;
      element('sheet-actions').replaceChildren(
        ...actions.map(({ label, press }) => button(label, press)),
      );
      element('sheet-actions').firstElementChild?.classList.add('primary');
      sheet.hidden = false;
      element('sheet-title').focus();
    },
    hide() {
      const hadFocus = sheet.contains(document.activeElement);
      sheet.hidden = true;
      if (hadFocus) frame.contentWindow?.focus();
    },
  };
}
