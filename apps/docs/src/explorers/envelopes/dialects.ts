import { createDialect, type Dialect } from '@exchange/api-client/envelope';

const ownOptions = {
  code: 'code',
  data: 'data',
  message: 'message',
  success: 'OK',
  noPermission: 'UNAUTHORIZED',
} as const;

/** Envelopes to choose from: both spellings in the specification, and an example from another exchange. */
export const dialects = {
  ret_code: 'ret_code',
  retCode: 'retCode',
  own: createDialect(ownOptions),
} satisfies Record<string, Dialect>;

export type DialectName = keyof typeof dialects;

const ownOptionLines = Object.entries(ownOptions).map(
  ([name, value]) => `    ${name}: '${value}',`,
);

/** The code that creates the client, to show beside a result. */
export const dialectCode: Readonly<Record<DialectName, string>> = {
  ret_code: `createApiClient({ baseUrl });`,
  retCode: `createApiClient({ baseUrl, dialect: 'retCode' });`,
  own: `createApiClient({
  baseUrl,
  dialect: createDialect({
${ownOptionLines.join('\n')}
  }),
});`,
};
