import * as v from 'valibot';
import { count, time } from '../values/scalars.ts';

const session = v.object({ token: v.string(), user_id: count });

/** A request for a one-time code. Times are in ms. */
const codeRequest = v.object({
  id: v.string(),
  expires_in_ms: count,
  /** Time until another code can be sent. */
  resend_in_ms: count,
  /** Masked email address or phone number. Only in the response to a login. */
  sent_to: v.optional(v.string()),
});

const coded = v.object({ code_request: codeRequest });

const security = v.object({
  /** Whether a login with the password also requires a one-time code. */
  login_code: v.boolean(),
  passkeys: v.array(v.object({ id: v.string(), created_at: time, used_at: v.nullable(time) })),
});

const residence = v.object({
  /** Countries for whose residents the page's edition is made, as ISO 3166-1 alpha-2 codes. */
  edition_countries: v.array(v.string()),
  /** Countries whose residents cannot open an account. */
  not_served: v.array(v.string()),
});

/** Options for the browser's passkey API, in the JSON format of WebAuthn level 3. */
const passkeyOptions = v.looseObject({ challenge: v.string() });

/** Result schemas of the account service's calls. The exchange determines their paths. */
export const accountCalls = {
  login: v.union([session, coded]),
  register: session,
  residence,
  loginCode: session,
  resendCode: coded,
  recover: coded,
  resetPassword: v.object({}),
  askPasskey: passkeyOptions,
  loginPasskey: session,
  security,
  newPasskey: passkeyOptions,
  addPasskey: security,
  removePasskey: security,
  setLoginCode: security,
  changePassword: security,
  confirmPassword: v.object({}),
} as const;

export type AccountCall = keyof typeof accountCalls;
export type AccountResult<Call extends AccountCall> = v.InferOutput<(typeof accountCalls)[Call]>;
export type CodeRequest = v.InferOutput<typeof codeRequest>;
export type Security = v.InferOutput<typeof security>;
