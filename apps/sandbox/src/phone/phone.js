import { createNativeHost, methods } from './nativeHost.js';
import { createSettings } from './settings.js';

/** Names that the site reads. Not imported from the site, so that a change there shows up here. */
const names = {
  bridge: 'ExchangeNativeBridge',
  proxy: 'ExchangeMiniAppProxy',
  marker: 'ExchangeApp/',
  miniToken: 'exchange:mini-app-token',
};

const phoneAgent =
  'Mozilla/5.0 (Linux; Android 15; Sandbox) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Mobile Safari/537.36';

const demo = { email: 'demo@brand.com', password: 'demo-pass-1' };

const behaviours = [
  ['answer', 'Answer'],
  ['ask', 'Ask me'],
  ['fail', 'Fail'],
  ['silence', 'Say nothing'],
  ['late', 'Answer late'],
  ['twice', 'Answer twice'],
  ['nonsense', 'Answer nonsense'],
];

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const form = /** @type {HTMLFormElement} */ (byId('settings'));
const frame = /** @type {HTMLIFrameElement} */ (byId('page'));
const path = /** @type {HTMLInputElement} */ (byId('path'));

drawMethods();
const settings = createSettings(form);
settings.read();
showFieldsets();

/** The app's user, or undefined for a guest. Survives reloads of the page, as in an app. */
let user = readUser();
showUser();

/** Number of loaded pages. Timers of an old page detect that it changed and do nothing. */
let boots = 0;

Object.assign(globalThis, { phone: { boot } });
openPage();

/**
 * Sets up the window of a framed page as in a phone. The page's first script calls this.
 *
 * @param {any} page the framed page's window
 */
function boot(page) {
  const own = (boots += 1);
  hideSheet();
  path.value = page.location.pathname + page.location.search + page.location.hash;
  const place = settings.text('in');
  const agent =
    place === 'app' ? `${phoneAgent} ${names.marker}${settings.text('version')}` : phoneAgent;
  Object.defineProperty(page.Navigator.prototype, 'userAgent', { get: () => agent });
  Object.defineProperty(page.Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
  page.localStorage.removeItem(names.miniToken);

  if (place === 'app' && !settings.isOn('never')) {
    const host = createNativeHost({
      scope: page,
      behaviourOf: (method) => settings.text(`on:${method}`),
      latencyMs: () => settings.ms('latency'),
      lateMs: () => settings.ms('lateMs'),
      failCode: () => Number(settings.text('failCode')) || 1,
      honest: answerHonestly,
      onCall: logCall,
    });
    at(settings.ms('appears'), () => Object.assign(page, { [names.bridge]: host }));
  }
  if (place === 'mini') {
    if (settings.isOn('proxy')) {
      Object.assign(page, { [names.proxy]: { startParam: settings.text('startParam') } });
    }
    if (!settings.isOn('noToken')) {
      // Log in ahead, because it takes time and the token must arrive at the configured time.
      const coming = demoToken();
      at(settings.ms('tokenMs'), () => {
        void coming.then((token) => {
          if (own === boots && token) page.localStorage.setItem(names.miniToken, token);
        });
      });
    }
  }

  /** @param {number} ms @param {() => void} action */
  function at(ms, action) {
    if (ms === 0) action();
    else setTimeout(() => own === boots && action(), ms);
  }
}

/**
 * Returns the reply of an app without faults.
 *
 * @param {import('./nativeHost.js').Call} call
 * @returns {import('./nativeHost.js').Reply | Promise<import('./nativeHost.js').Reply>}
 */
function answerHonestly({ module, method, params }) {
  const { path: page = '', url = '' } = /** @type {{ path?: string, url?: string }} */ (
    params ?? {}
  );
  switch (`${module}.${method}`) {
    case 'SystemInfo.getAppConfig':
      return { code: 0, data: { appVersion: settings.text('version') } };
    case 'UserProfile.getUserProfile':
      return { code: 0, data: user ?? { uid: 0 } };
    case 'Router.push':
      return new Promise((resolve) => showNativePage(page, resolve));
    case 'Router.pop2Home':
      showSheet('Home', 'The app closed the page and shows its home.', [
        ['Open the page again', openPage],
      ]);
      return { code: 0 };
    default:
      showSheet('Another app', `The phone opens ${url}`, [['Back to the page', hideSheet]]);
      return { code: 0 };
  }
}

/** @param {string} page @param {(reply: import('./nativeHost.js').Reply) => void} answer */
function showNativePage(page, answer) {
  const isRegister = page === 'register';
  /** @param {number} code */
  const done = (code) => {
    hideSheet();
    answer(code === 0 ? { code } : { code, message: 'closed on the phone' });
  };
  showSheet(isRegister ? 'Create an account' : 'Log in', `The app’s own page “${page}”.`, [
    [`Go on as ${demo.email}`, () => void logIn().then(() => done(0))],
    ['Close without logging in', () => done(0)],
    ['Fail', () => done(Number(settings.text('failCode')) || 1)],
  ]);
}

async function demoToken() {
  // Send no cookies, so that only the token identifies the user, as on a phone.
  const response = await fetch('/x-api/user/v1/login', {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(demo),
  });
  const { result } = await response.json();
  return /** @type {string | undefined} */ (result?.token);
}

async function logIn() {
  const userToken = await demoToken();
  if (!userToken) return;
  const response = await fetch('/v2/private/user/profile', {
    credentials: 'omit',
    headers: { UserToken: userToken },
  });
  const { result } = await response.json();
  user = { uid: result.id, userName: result.username, vagueEmail: result.vague_email, userToken };
  showUser();
}

function readUser() {
  try {
    return JSON.parse(sessionStorage.getItem('phone:user') ?? '') ?? undefined;
  } catch {
    return undefined;
  }
}

function showUser() {
  if (user) sessionStorage.setItem('phone:user', JSON.stringify(user));
  else sessionStorage.removeItem('phone:user');
  byId('user').setAttribute('aria-pressed', String(user !== undefined));
  byId('user').textContent = user ? `Log ${user.userName} out of the app` : 'Log the app’s user in';
}

function drawMethods() {
  for (const method of methods) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = `on:${method}`;
    for (const [value = '', text = ''] of behaviours) select.append(new Option(text, value));
    label.append(method, select);
    byId('methods').append(label);
  }
}

function showFieldsets() {
  for (const set of form.querySelectorAll('fieldset[data-in]')) {
    /** @type {HTMLElement} */ (set).hidden = set.getAttribute('data-in') !== settings.text('in');
  }
}

function openPage() {
  hideSheet();
  boots += 1;
  const url = new URL(path.value || '/', location.href);
  // The phone can only access pages of its own origin. Opening the same path again reloads it.
  const target =
    url.origin === location.origin ? url.pathname + url.search + url.hash : '/task-center';
  const { contentWindow } = frame;
  if (
    contentWindow &&
    frame.src &&
    contentWindow.location.href === new URL(target, location.href).href
  ) {
    contentWindow.location.reload();
  } else {
    frame.src = target;
  }
}

/** @param {import('./nativeHost.js').Call} call */
function logCall({ module, method, params }) {
  const item = document.createElement('li');
  const outcome = document.createElement('span');
  outcome.className = 'outcome';
  const name = document.createElement('b');
  name.textContent = `${module}.${method}`;
  const given = document.createElement('code');
  given.textContent = JSON.stringify(params);
  const time = document.createElement('time');
  time.textContent = new Date().toLocaleTimeString('en-GB');
  item.append(time, name, outcome, given);
  byId('calls').prepend(item);
  byId('no-calls').hidden = true;
  return {
    /** @param {string} text */
    note(text) {
      outcome.textContent = text;
      item.dataset.outcome =
        text.split(/[ ,]/)[0] === 'code' ? (text.startsWith('code 0') ? 'good' : 'bad') : 'open';
    },
    /**
     * @param {import('./nativeHost.js').Answer} answer
     * @param {() => void} leave
     */
    ask(answer, leave) {
      const actions = document.createElement('span');
      actions.className = 'actions';
      /** @param {string} text @param {() => void} act */
      const button = (text, act) => {
        const element = document.createElement('button');
        element.type = 'button';
        element.textContent = text;
        element.addEventListener('click', () => {
          actions.remove();
          act();
        });
        actions.append(element);
      };
      button(
        'Answer',
        () => void Promise.resolve(answerHonestly({ id: '', module, method, params })).then(answer),
      );
      button('Fail', () => answer({ code: Number(settings.text('failCode')) || 1 }));
      button('Say nothing', leave);
      item.append(actions);
    },
  };
}

/** @param {string} title @param {string} text @param {[string, () => void][]} actions */
function showSheet(title, text, actions) {
  byId('sheet-title').textContent = title;
  byId('sheet-text').textContent = text;
  byId('sheet-actions').replaceChildren(
    ...actions.map(([label, act], index) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = label;
      if (index === 0) button.className = 'primary';
      button.addEventListener('click', act);
      return button;
    }),
  );
  byId('sheet').hidden = false;
  byId('sheet-title').focus();
}

function hideSheet() {
  const sheet = byId('sheet');
  const hadFocus = sheet.contains(document.activeElement);
  sheet.hidden = true;
  // Restore the focus for keyboard users.
  if (hadFocus) frame.contentWindow?.focus();
}

form.addEventListener('change', (event) => {
  settings.write();
  showFieldsets();
  // The page detects its environment in its first script, so a change requires a reload.
  if (/** @type {HTMLInputElement} */ (event.target).name === 'in') openPage();
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  settings.write();
  openPage();
});
byId('address').addEventListener('submit', (event) => {
  event.preventDefault();
  openPage();
});
byId('user').addEventListener('click', () => {
  if (!user) return void logIn();
  user = undefined;
  showUser();
});
byId('forget').addEventListener('click', () => {
  user = undefined;
  showUser();
  localStorage.clear();
  for (const pair of document.cookie.split('; '))
    document.cookie = `${pair.split('=')[0]}=; Max-Age=0; Path=/`;
  void fetch('/logout', { method: 'POST' }).then(openPage);
});
byId('clear').addEventListener('click', () => {
  byId('calls').replaceChildren();
  byId('no-calls').hidden = false;
});
globalThis.addEventListener('hashchange', () => {
  settings.read();
  showFieldsets();
  openPage();
});
