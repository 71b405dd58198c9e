import type { Accounts } from './accounts.ts';
import { addressOf } from './identity.ts';
import type { Mailbox } from './mailbox.ts';
import type { CodePurpose } from './oneTimeCodes.ts';

const subjects: Readonly<Record<CodePurpose, string>> = {
  login: 'Your login code',
  recovery: 'Reset your password',
};

/** Returns a function that sends a one-time code to the user's email address or phone number. */
export function createMailCode(
  accounts: Accounts,
  mailbox: Mailbox,
): (purpose: CodePurpose, userId: number, code: string) => void {
  return (purpose, userId, code) => {
    const { email, country_code: countryCode, mobile } = accounts.byId(userId) ?? {};
    if (email != null) deliver(addressOf({ email }));
    else if (countryCode != null && mobile != null) deliver(addressOf({ countryCode, mobile }));

    function deliver(to: string) {
      const text = 'The code is valid for 10 minutes. Do not share it with anyone.';
      mailbox.send({ to, subject: subjects[purpose], text, code });
    }
  };
}
