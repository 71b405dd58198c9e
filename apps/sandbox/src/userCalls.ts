import { z } from 'zod';
import type { DescribedCall } from './openApi.ts';
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
  token: { ...text, description: 'For the UserToken header; the cookie carries it as well.' },
  user_id: whole,
});

/** Descriptions of the user calls. Their inputs are zod schemas. */
export const userCalls: readonly DescribedCall[] = [
  {
    method: 'get',
    path: '/v2/private/user/profile',
    tag: 'user',
    summary: 'Who is logged in',
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
    summary: 'Log in with an email address, or a phone number and its country code',
    guests: true,
    body: inputOf(loginInput),
    result: session,
  },
  {
    method: 'post',
    path: '/x-api/user/v1/register',
    tag: 'user',
    summary: 'Open an account',
    guests: true,
    body: inputOf(registerInput),
    result: session,
  },
  {
    method: 'post',
    path: '/logout',
    tag: 'user',
    summary: 'End the session; for a guest as well',
    guests: true,
    result: { type: 'object' },
  },
];

function inputOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input' });
}
