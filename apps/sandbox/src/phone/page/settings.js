/**
 * Settings of the phone. They are the fields of its form. The URL's hash stores them, so that you can share them
 * as a link.
 *
 * @typedef {ReturnType<typeof createSettings>} Settings
 */

import { behaviors } from './nativeHost.js';

/** @param {HTMLFormElement} form */
export function createSettings(form) {
  const defaults = new URLSearchParams(entries(form));

  /** @param {string} name */
  function text(name) {
    const value = new FormData(form).get(name);
    return typeof value === 'string' ? value : '';
  }

  /**
   * Returns a time in ms, or 0 if it is empty or invalid.
   *
   * @param {string} name
   */
  const ms = (name) => Math.max(0, Math.trunc(Number(text(name)) || 0));

  return {
    text,
    ms,
    /** @param {string} name */
    isOn: (name) => new FormData(form).has(name),
    /** Returns the error code of failed calls. */
    failCode: () => Number(text('failCode')) || 1,
    /**
     * Returns the phone's behavior for calls of a method.
     *
     * @param {string} method
     * @returns {keyof typeof behaviors}
     */
    behavior(method) {
      const chosen = text(`on:${method}`);
      return chosen in behaviors ? /** @type {keyof typeof behaviors} */ (chosen) : 'reply';
    },
    /** Fills the form from the URL. */
    read() {
      const stored = new URLSearchParams(location.hash.slice(1));
      for (const control of controls(form)) {
        const value = stored.get(control.name);
        if (control.type === 'radio')
          control.checked = (value ?? defaults.get(control.name)) === control.value;
        else if (control.type === 'checkbox')
          control.checked = stored.size > 0 ? value !== null : control.defaultChecked;
        else if (value !== null) control.value = value;
      }
    },
    /** Writes the form to the URL's hash. The hash is empty for the default settings. */
    write() {
      const now = new URLSearchParams(entries(form)).toString();
      const hash = now === defaults.toString() ? '' : `#${now}`;
      history.replaceState(null, '', location.pathname + hash);
    },
  };
}

/**
 * @param {HTMLFormElement} form
 * @returns {HTMLInputElement[]}
 */
function controls(form) {
  const named = [...form.elements].filter((element) => element.getAttribute('name'));
  return /** @type {HTMLInputElement[]} */ (named);
}

/**
 * @param {HTMLFormElement} form
 * @returns {[string, string][]}
 */
function entries(form) {
  return [...new FormData(form)].map(([name, value]) => [name, String(value)]);
}
