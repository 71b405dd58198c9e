import { z } from 'zod';
import type { ApiOperation } from '../http/apiOperation.ts';
import { loginInput, registerInput } from './userInput.ts';

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
  {
    method: 'post',
    path: '/x-api/user/v1/login',
    tag: 'user',
    summary: 'Log in with an email address, or with a phone number and its country code',
    guests: true,
    body: inputOf(loginInput),
    result: session,
  },
  {
    method: 'post',
    path: '/x-api/user/v1/register',
    tag: 'user',
    summary: 'Create an account',
    guests: true,
    body: inputOf(registerInput),
    result: session,
  },
  {
    method: 'post',
    path: '/logout',
    tag: 'user',
    summary: 'End the session. Also succeeds for guests.',
    guests: true,
    result: { type: 'object' },
  },
];

function inputOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
