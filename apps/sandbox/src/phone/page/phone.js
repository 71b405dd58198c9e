import { createAppReplies } from './appReplies.js';
import { createAppUser } from './appUser.js';
import { createCallLog } from './callLog.js';
import { element } from './elements.js';
import { createFramedPage } from './framedPage.js';
import { behaviors, methods } from './nativeHost.js';
import { setUpPhoneWindow } from './phoneWindow.js';
import { createSettings } from './settings.js';
import { createSheet } from './sheet.js';

const form = /** @type {HTMLFormElement} */ (element('settings'));
const frame = /** @type {HTMLIFrameElement} */ (element('page'));
const address = /** @type {HTMLInputElement} */ (element('path'));

addBehaviorFields();
const settings = createSettings(form);
const user = createAppUser();
const sheet = createSheet(frame);
const log = createCallLog();
const page = createFramedPage(frame, address);
const reply = createAppReplies({ settings, user, sheet, reopen: openPage });

// `device.js`, the first script of each framed page, calls `phone.boot`.
Object.assign(globalThis, { phone: { boot } });
settings.read();
showFieldsets();
openPage();

/** @param {import('./phoneWindow.js').PhoneWindow} scope the framed page's window */
function boot(scope) {
  sheet.hide();
  page.started(scope.location);
  const load = page.loads;
  setUpPhoneWindow({
    scope,
    settings,
    reply,
    log,
    schedule(ms, action) {
      const run = () => {
        if (load === page.loads) action();
      };
      if (ms === 0) run();
      else setTimeout(run, ms);
    },
  });
}

function openPage() {
  sheet.hide();
  page.open();
}

function addBehaviorFields() {
  for (const method of methods) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = `on:${method}`;
    select.append(...Object.entries(behaviors).map(([value, text]) => new Option(text, value)));
    label.append(method, select);
    element('methods').append(label);
  }
}

function showFieldsets() {
  for (const set of form.querySelectorAll('fieldset[data-in]')) {
    /** @type {HTMLElement} */ (set).hidden = set.getAttribute('data-in') !== settings.text('in');
  }
}

form.addEventListener('change', ({ target }) => {
  settings.write();
  showFieldsets();
  // A page detects its environment only while it loads, so a change requires a reload.
  if (/** @type {HTMLInputElement} */ (target).name === 'in') openPage();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  settings.write();
  openPage();
});
element('address').addEventListener('submit', (event) => {
  event.preventDefault();
  openPage();
});
element('user').addEventListener('click', () => {
  if (user.profile) user.logOut();
  else void user.logIn();
});
element('forget').addEventListener('click', () => {
  user.logOut();
  localStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  }
  void fetch('/logout', { method: 'POST' }).then(openPage);
});
element('clear').addEventListener('click', () => log.clear());
globalThis.addEventListener('hashchange', () => {
  settings.read();
  showFieldsets();
  openPage();
});
