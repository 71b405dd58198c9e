import { z } from 'zod';
import type { ApiOperation, QuerySchema } from '../http/apiOperation.ts';
import { regionNames } from '../taskCenter/callerRegion.ts';
import { newPasskeyInput, passkeyLoginInput, removeInput } from './passkeys/passkeyInput.ts';
import { loginCodeSettingInput } from './securityRoutes.ts';
import {
  changePasswordInput,
  confirmInput,
  loginCodeInput,
  loginInput,
  recoverInput,
  registerInput,
  resendInput,
  resetInput,
} from './userInput.ts';

const object = (properties: Record<string, object>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const text = { type: 'string' };
const flag = { type: 'boolean' };
const whole = { type: 'integer' };

const session = object({
  token: { ...text, description: 'Value of the UserToken header. The session cookie has it too.' },
  user_id: whole,
});

const codeFields = { id: text, expires_in_ms: whole, resend_in_ms: whole };

const codeRequest = object({ code_request: object(codeFields) });

const loginCodeRequest = object({
  code_request: object({
    ...codeFields,
    sent_to: { ...text, description: 'Masked email address or phone number.' },
  }),
});

const security = object({
  login_code: { ...flag, description: 'Whether a login with the password asks for a code.' },
  passkeys: {
    type: 'array',
    items: object({ id: text, created_at: whole, used_at: { type: ['integer', 'null'] } }),
  },
});

const creationOptions = {
  type: 'object',
  description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn level 3.',
};
const requestOptions = {
  type: 'object',
  description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn level 3.',
};

/** Operations of the user API. Their inputs are zod schemas. */
export const userOperations: readonly ApiOperation[] = [
  {
    method: 'get',
    path: '/v2/private/user/profile',
    tag: 'user',
    summary: 'Get your profile',
    guests: false,
    result: object({
      id: whole,
      loyalty_vip_info: object({ is_vip: flag }),
      username: text,
      vague_email: text,
      vague_mobile: text,
      mobile_verified: flag,
      email_verified: flag,
      has_google2fa: flag,
      country_code: text,
      lang: text,
      parent_member_id: whole,
      is_submember: flag,
      status: whole,
    }),
  },
  post('login', {
    summary: 'Log in with an email address, or with a phone number and its country code',
    input: loginInput,
    result: { anyOf: [session, loginCodeRequest] },
  }),
  post('login-code', {
    summary: 'Log in with the one-time code',
    input: loginCodeInput,
    result: session,
  }),
  post('resend-code', {
    summary: 'Send another code, at most every 30 s',
    input: resendInput,
    result: codeRequest,
  }),
  post('recover', {
    summary: 'Send a code to reset the password. Does not tell whether the account exists.',
    input: recoverInput,
    result: codeRequest,
  }),
  post('reset-password', {
    summary: 'Set a new password with a code. Ends all sessions.',
    input: resetInput,
    result: object({}),
  }),
  post('login-passkey', {
    summary: 'Log in with a passkey',
    input: passkeyLoginInput,
    result: session,
  }),
  post('ask-passkey', {
    summary: 'Get the options of a login with a passkey',
    result: requestOptions,
  }),
  get('security', {
    summary: 'List your ways to log in',
    guests: false,
    result: security,
  }),
  post('confirm-password', {
    summary: 'Allow changes of your ways to log in for 10 minutes',
    guests: false,
    input: confirmInput,
    result: object({}),
  }),
  post('change-password', {
    summary: 'Set a new password. Ends all other sessions.',
    guests: false,
    input: changePasswordInput,
    result: security,
  }),
  post('new-passkey', {
    summary: 'Get the options of a new passkey',
    guests: false,
    result: creationOptions,
  }),
  post('add-passkey', {
    summary: 'Add a passkey',
    guests: false,
    input: newPasskeyInput,
    result: security,
  }),
  post('remove-passkey', {
    summary: 'Remove a passkey',
    guests: false,
    input: removeInput,
    result: security,
  }),
  post('set-login-code', {
    summary: 'Turn the one-time code after the password on or off',
    guests: false,
    input: loginCodeSettingInput,
    result: security,
  }),
  get('residence', {
    summary: 'Get the countries of an edition, and the countries whose residents cannot sign up',
    query: { properties: { edition: { enum: regionNames } } },
    result: object({
      edition_countries: { type: 'array', items: text, description: 'ISO 3166-1 alpha-2 codes.' },
      not_served: { type: 'array', items: text },
    }),
  }),
  post('register', {
    summary:
      'Create an account. Refused for an unknown residence (20009) or one that is not served.',
    input: registerInput,
    result: session,
  }),
  {
    method: 'post',
    path: '/logout',
    tag: 'user',
    summary: 'End the session. Also succeeds for guests.',
    guests: true,
    result: { type: 'object' },
  },
];

interface Operation {
  summary: string;
  /** Whether guests may call it. Default: true. */
  guests?: boolean;
  query?: QuerySchema;
  result: object;
}

function get(name: string, { guests = true, ...operation }: Operation): ApiOperation {
  return { method: 'get', path: `/x-api/user/v1/${name}`, tag: 'user', guests, ...operation };
}

function post(
  name: string,
  { input, ...operation }: Operation & { input?: z.ZodType },
): ApiOperation {
  const body = input && z.toJSONSchema(input, { io: 'input' });
  return { ...get(name, operation), method: 'post', ...(body && { body }) };
}
