import type { ServerClock } from '../clock.ts';

/** Maximum number of stored mails. The oldest are dropped. */
const maxMails = 100;

/** An email or a text message that the exchange has sent. */
export interface Mail {
  /** In ms UTC. */
  sentAt: number;
  /** Email address or phone number. */
  to: string;
  subject: string;
  text: string;
  /** One-time code that the mail contains, if any. */
  code?: string;
}

/** Mails to all accounts, newest first, kept in memory. */
export interface Mailbox {
  send(mail: Omit<Mail, 'sentAt'>): void;
  list(): readonly Mail[];
}

export function createMailbox(clock: ServerClock): Mailbox {
  let mails: Mail[] = [];
  return {
    send(mail) {
      mails = [{ sentAt: clock.now(), ...mail }, ...mails].slice(0, maxMails);
    },
    list: () => mails,
  };
}
