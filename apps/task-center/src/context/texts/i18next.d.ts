import 'i18next';
import type campaigns from '../../../messages/en/campaigns.json';
import type screen from '../../../messages/en/screen.json';
import type faq from '../../../messages/en/faq.json';
import type hub from '../../../messages/en/hub.json';
import type invite from '../../../messages/en/invite.json';
import type login from '../../../messages/en/login.json';
import type market from '../../../messages/en/market.json';
import type rewards from '../../../messages/en/rewards.json';
import type shell from '../../../messages/en/shell.json';
import type tasks from '../../../messages/en/tasks.json';

// The English texts define the valid keys. Other keys fail to compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: {
      shell: typeof shell;
      login: typeof login;
      screen: typeof screen;
      hub: typeof hub;
      market: typeof market;
      tasks: typeof tasks;
      rewards: typeof rewards;
      campaigns: typeof campaigns;
      faq: typeof faq;
      invite: typeof invite;
    };
  }
}
