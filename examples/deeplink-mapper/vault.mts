import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper/preset';

const mapper = createDeepLinkMapper({
  routes: [
    ...routes,
    {
      id: 'vault',
      paths: ['/vault', '/vault/{name}'],
      target: 'vault?name={name}',
      params: { name: { format: 'id', optional: true } },
    },
  ],
});

console.log(mapper.map('https://www.brand.com/en/vault')?.url); // exchangeapp://open/vault
console.log(mapper.map('https://www.brand.com/en/vault/gold')?.url); // exchangeapp://open/vault?name=gold
