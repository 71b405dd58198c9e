import type { Navigation, NavigationItem } from '../src/frame/navigation.ts';
import type { Words } from './words.ts';

const link = (name: string): NavigationItem => ({ name, href: '#', renderer: 'link' });

export function navigationOf(text: Words): Navigation {
  return {
    exchange: [link(text.exchange), link(text.web3)],
    left: [
      link(text.markets),
      link(text.trade),
      { name: text.more, renderer: 'more', items: [link(text.earn), link(text.rewards)] },
      link('WSOT'),
    ],
    right: [link(text.login), link(text.signUp)],
  };
}
