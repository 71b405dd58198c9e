import { routes } from '@exchange/deeplink-mapper/preset';

/** First path parameter by row id. All other parameters are `BTC` and `USDT`. */
const fitting: Readonly<Record<string, string>> = {
  'trade-inverse-symbol': 'BTCUSD',
  'trade-usdt-symbol': 'SOLUSDT',
  'trade-futures-usdc-symbol': 'BTC-PERP',
  'trade-inverse-futures-symbol': 'ETHUSD_Q',
};

/** Query by row id, for rows that read query parameters. */
const queries: Readonly<Record<string, string>> = {
  'earn-flexible-staking': '?id=77&type=6',
  'task-center-reward-detail': '?reward-id=R1&reward-code=C-1',
  'task-center-task-detail': '?utm_source=mail&task-id=7&rule-index=2',
};

/** The paths of all routes that have no condition, with their rows. */
export const rows = routes
  .filter(({ when }) => !when)
  .flatMap((route) =>
    route.paths.flatMap((path) =>
      path.endsWith('/*')
        ? [path.slice(0, -2), path].map((part) => ({ route, id: route.id, path: part }))
        : { route, id: route.id, path },
    ),
  );

/** One path per row, with values for its parameters, and some paths that match no row. */
export const samples = [
  ...rows.map(({ id, path, route }, i) => {
    const value = fitting[id] ?? 'BTC';
    return {
      id,
      route,
      path: path
        .replace('*', 'a/b')
        .replace('{quote}', 'USDT')
        .replaceAll(/\{\w+\}/g, value),
      locale: ['', '/en', '/tr-TUR', '', '/de'][i % 5] ?? '',
      query: queries[id] ?? queryOf(id, i),
    };
  }),
  ...['/nowhere', '/trade/unknown/x', '/blog/2026/title'].map((path) => ({
    id: undefined,
    route: undefined,
    path,
    locale: '/en',
    query: '',
  })),
];

/** Returns a query for a row that reads none: values for a new bot, or the download flag on every third path. */
function queryOf(id: string, index: number): string {
  if (id.endsWith('-create')) return '?base=BTC&quote=USDT';
  return index % 3 === 0 ? '?ddt=1' : '';
}
