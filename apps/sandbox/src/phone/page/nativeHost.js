/**
 * The app's side of the bridge, implemented from the protocol without the app-bridge package. Requests are
 * `{"id","module","method","params"}` as text, replies are `{"id","code","data"?,"message"?}`.
 *
 * @typedef {{ id: string, module: string, method: string, params: unknown }} Call
 * @typedef {{ code: number, data?: unknown, message?: string }} Reply
 */

/** Methods that the app supports. Calls to other methods get the code 404. */
export const methods = [
  'SystemInfo.getAppConfig',
  'UserProfile.getUserProfile',
  'Router.push',
  'Router.pop2Home',
  'UrlLauncher.open',
];

/** Possible reactions of the phone to a call, as stored values with their labels. */
export const behaviors = {
  reply: 'Reply',
  ask: 'Ask me',
  fail: 'Fail',
  never: 'Never reply',
  late: 'Reply late',
  twice: 'Reply twice',
  invalid: 'Send an invalid reply',
};

/**
 * @param {{
 *   scope: object,
 *   settings: import('./settings.js').Settings,
 *   reply: (call: Call) => Reply | Promise<Reply>,
 *   log: { add(call: Call): import('./callLog.js').CallEntry },
 * }} options
 */
export function createNativeHost({ scope, settings, reply, log }) {
  /** @param {string} json */
  function postMessage(json) {
    const call = /** @type {Call} */ (JSON.parse(json));
    const method = `${call.module}.${call.method}`;
    const entry = log.add(call);

    /** @param {Reply} sent @param {string} [remark] */
    function send(sent, remark = '') {
      entry.note(`code ${sent.code}${remark}`);
      receive({ id: call.id, ...sent });
    }

    const sendReply = async (remark = '') => send(await reply(call), remark);
    const sendFailure = () => send({ code: settings.failCode(), message: 'failed on the phone' });

    /** @param {() => void} action @param {number} [delayMs] */
    const later = (action, delayMs = 0) =>
      void setTimeout(action, settings.ms('latency') + delayMs);

    /** @type {Record<keyof typeof behaviors, () => void>} */
    const actions = {
      reply: () => later(() => void sendReply()),
      fail: () => later(sendFailure),
      never: () => entry.note('no reply'),
      late() {
        entry.note('late');
        later(() => void sendReply(', late'), settings.ms('lateMs'));
      },
      twice: () => later(() => void sendReply().then(() => sendReply(', again'))),
      invalid: () =>
        later(() => {
          entry.note('invalid reply');
          receive({ id: call.id, code: 'not a number' });
        }),
      ask() {
        entry.note('waiting for your choice');
        later(() =>
          entry.ask([
            { label: 'Reply', press: () => void sendReply() },
            { label: 'Fail', press: sendFailure },
            { label: 'Never reply', press: () => entry.note('no reply') },
          ]),
        );
      },
    };

    if (methods.includes(method)) actions[settings.behavior(method)]();
    else later(() => send({ code: 404, message: `no method ${method}` }));
  }

  /** @param {unknown} reply */
  function receive(reply) {
    const { ExchangeNativeBridgeReceive: receiver } = /** @type {Record<string, unknown>} */ (
      scope
    );
    // The receiver is missing if the page that sent the call was replaced.
    if (typeof receiver === 'function') receiver(JSON.stringify(reply));
  }

  return { postMessage };
}
