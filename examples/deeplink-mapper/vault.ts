import { createDeepLinkMapper, routes } from '@exchange/deeplink-mapper';

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

export const link = mapper.map('https://www.brand.com/en/vault/gold');
