import { createDialect } from '@exchange/api-client/envelope';
import { createApiClient, type ApiClient } from '@exchange/api-client/fetch';

/** Responses have the format `{"code":0,"data":…,"note":"…"}`. The code 4010 means that a login is required. */
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
