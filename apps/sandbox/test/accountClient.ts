import type { Sandbox } from '../src/index.ts';
import { post } from './running.ts';

/** A response from the account service. Each call's result has only some of the fields. */
export interface AccountAnswer {
  ret_code: number;
  ret_msg: string;
  result: {
    token: string;
    user_id: number;
    code_request: { id: string; expires_in_ms: number; resend_in_ms: number; sent_to?: string };
    challenge: string;
    user: { id: string };
    login_code: boolean;
    passkeys: { id: string; used_at: number | null }[];
  };
}

/** Calls the account service, by default as a guest. */
export async function call(
  { url }: Pick<Sandbox, 'url'>,
  name: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<AccountAnswer> {
  const answer = await post(`${url}/x-api/user/v1/${name}`, body, headers);
  return (await answer.json()) as AccountAnswer;
}

interface Mail {
  to: string;
  subject: string;
  code?: string;
}

/** Returns the mails that the sandbox sent, newest first. */
export async function mailsOf({ url }: Pick<Sandbox, 'url'>): Promise<Mail[]> {
  const { mails } = (await (await fetch(`${url}/_sandbox/mailbox`)).json()) as { mails: Mail[] };
  return mails;
}

/** Sets the offset of the server's clock from the real time. */
export async function setClock({ url }: Pick<Sandbox, 'url'>, offsetMs: number): Promise<void> {
  await post(`${url}/_sandbox/clock`, { offsetMs });
}
