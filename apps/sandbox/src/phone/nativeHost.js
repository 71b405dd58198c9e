/**
 * The app's side of the bridge, implemented from the protocol without the app-bridge package. Requests are
 * `{"id","module","method","params"}` as text, replies are `{"id","code","data"?,"message"?}`.
 *
 * @typedef {{ id: string, module: string, method: string, params: unknown }} Call
 * @typedef {{ code: number, data?: unknown, message?: string }} Reply
 * @typedef {(reply: Reply) => void} Answer
 */

/** Methods of the app. Calls of other methods get the code 404. */
export const methods = [
  'SystemInfo.getAppConfig',
  'UserProfile.getUserProfile',
  'Router.push',
  'Router.pop2Home',
  'UrlLauncher.open',
];

/**
 * @param {{
 *   scope: Record<string, unknown>,
 *   behaviourOf: (method: string) => string,
 *   latencyMs: () => number,
 *   lateMs: () => number,
 *   failCode: () => number,
 *   honest: (call: Call) => Reply | Promise<Reply>,
 *   onCall: (call: Call) => { note: (outcome: string) => void, ask: (answer: Answer, leave: () => void) => void },
 * }} options
 */
export function createNativeHost({
  scope,
  behaviourOf,
  latencyMs,
  lateMs,
  failCode,
  honest,
  onCall,
}) {
  /** @param {string} json */
  function postMessage(json) {
    const call = /** @type {Call} */ (JSON.parse(json));
    const method = `${call.module}.${call.method}`;
    const entry = onCall(call);

    /** @param {Reply} reply @param {string} [how] */
    function send(reply, how = '') {
      entry.note(`code ${reply.code}${how}`);
      receive({ id: call.id, ...reply });
    }

    /** @param {number} ms @param {() => void} action */
    const after = (ms, action) => void setTimeout(action, latencyMs() + ms);

    switch (methods.includes(method) ? behaviourOf(method) : 'unknown') {
      case 'answer':
        return after(0, () => void answerHonestly());
      case 'late':
        entry.note('late');
        return after(lateMs(), () => void answerHonestly(', late'));
      case 'twice':
        return after(0, () => void answerHonestly().then(() => answerHonestly(', again')));
      case 'fail':
        return after(0, () => send({ code: failCode(), message: 'as set on the phone' }));
      case 'silence':
        return entry.note('silence');
      case 'nonsense':
        return after(0, () => {
          entry.note('nonsense');
          receive({ id: call.id, code: 'not a number' });
        });
      case 'ask':
        entry.note('waiting for you');
        return after(0, () => entry.ask(send, () => entry.note('left unanswered')));
      default:
        return after(0, () => send({ code: 404, message: `no method ${method}` }));
    }

    async function answerHonestly(how = '') {
      send(await honest(call), how);
    }
  }

  /** @param {unknown} reply */
  function receive(reply) {
    const receiver = scope.ExchangeNativeBridgeReceive;
    // The page that sent the call is gone.
    if (typeof receiver === 'function') receiver(JSON.stringify(reply));
  }

  return { postMessage };
}
