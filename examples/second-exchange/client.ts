import { createDialect } from '@exchange/api-client/envelope';
import { createApiClient, type ApiClient } from '@exchange/api-client/fetch';

/** Responses are `{"code":0,"data":…,"note":"…"}`, and 4010 asks for a login. */
export function createClient(baseUrl: string): ApiClient {
  return createApiClient({
    baseUrl,
    basePath: '/open/v3',
    dialect: createDialect({ code: 'code', data: 'data', message: 'note', noPermission: [4010] }),
  });
}

export interface Mission {
  slug: string;
  title: string;
}
