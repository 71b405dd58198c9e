import 'i18next';
import type faq from '../../messages/en/faq.json';
import type hub from '../../messages/en/hub.json';
import type shell from '../../messages/en/shell.json';

// English is the list of keys: a key that is not in it does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    resources: { shell: typeof shell; hub: typeof hub; faq: typeof faq };
  }
}
