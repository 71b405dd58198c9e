import { z } from 'zod';
import type { ApiOperation } from '../http/apiOperation.ts';
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
  post(
    'login',
    'Log in with an email address, or with a phone number and its country code',
    loginInput,
    { anyOf: [session, loginCodeRequest] },
  ),
  post('login-code', 'Log in with the one-time code', loginCodeInput, session),
  post('resend-code', 'Send another code, at most every 30 s', resendInput, codeRequest),
  post(
    'recover',
    'Send a code to reset the password. Does not tell whether the account exists.',
    recoverInput,
    codeRequest,
  ),
  post(
    'reset-password',
    'Set a new password with a code. Ends all sessions.',
    resetInput,
    object({}),
  ),
  post('login-passkey', 'Log in with a passkey', passkeyLoginInput, session),
  post('ask-passkey', 'Get the options of a login with a passkey', undefined, requestOptions),
  asUser(get('security', 'List your ways to log in', security)),
  asUser(
    post(
      'confirm-password',
      'Allow changes of your ways to log in for 10 minutes',
      confirmInput,
      object({}),
    ),
  ),
  asUser(
    post(
      'change-password',
      'Set a new password. Ends all other sessions.',
      changePasswordInput,
      security,
    ),
  ),
  asUser(post('new-passkey', 'Get the options of a new passkey', undefined, creationOptions)),
  asUser(post('add-passkey', 'Add a passkey', newPasskeyInput, security)),
  asUser(post('remove-passkey', 'Remove a passkey', removeInput, security)),
  asUser(
    post(
      'set-login-code',
      'Turn the one-time code after the password on or off',
      loginCodeSettingInput,
      security,
    ),
  ),
  get(
    'residence',
    'Get the country of the visitor, and the countries whose residents cannot sign up',
    object({
      country: { type: ['string', 'null'], description: 'ISO 3166-1 alpha-2 code.' },
      not_served: { type: 'array', items: text },
    }),
  ),
  post('register', 'Create an account', registerInput, session),
  {
    method: 'post',
    path: '/logout',
    tag: 'user',
    summary: 'End the session. Also succeeds for guests.',
    guests: true,
    result: { type: 'object' },
  },
];

function get(name: string, summary: string, result: object): ApiOperation {
  return {
    method: 'get',
    path: `/x-api/user/v1/${name}`,
    tag: 'user',
    summary,
    guests: true,
    result,
  };
}

function post(
  name: string,
  summary: string,
  schema: z.ZodType | undefined,
  result: object,
): ApiOperation {
  return {
    method: 'post',
    path: `/x-api/user/v1/${name}`,
    tag: 'user',
    summary,
    guests: true,
    ...(schema ? { body: inputOf(schema) } : {}),
    result,
  };
}

/** Returns an operation that requires login. */
function asUser(operation: ApiOperation): ApiOperation {
  return { ...operation, guests: false };
}

function inputOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
