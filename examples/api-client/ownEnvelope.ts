import { createApiClient } from '@exchange/api-client';
import { createDialect } from '@exchange/api-client/envelope';

const client = createApiClient({
  baseUrl: 'https://api.northwind.example',
  dialect: createDialect({ code: 'code', data: 'data' }), // {"code":0,"data":…}
});
console.log(await client.get('/tasks'));
