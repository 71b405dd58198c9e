/** URL template of each service. */
export const serviceHosts = {
  api: 'https://api2{environment}.{domain}',
  api2: 'https://api2{environment}.{domain}',
  ws2: 'wss://ws2{environment}.{domain}',
  /** Quote socket. */
  spot: 'wss://ws2{environment}.{domain}',
  chat: 'https://chat{environment}.{domain}',
  affiliates: 'https://affiliates{environment}.{domain}',
  /** Images and other static files. */
  statics: 'https://static{environment}.{domain}',
  /** Translation files. */
  i18n: 'https://static{environment}.{domain}/i18n',
} as const;
