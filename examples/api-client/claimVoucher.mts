import { createApiClient, isApiError } from '@exchange/api-client/fetch';
import { createFakeTransport } from '@exchange/api-client/testing';
import { createVoucherApi } from './vouchers.ts';

const { fetch } = createFakeTransport({
  'GET /s1/vouchers': { type: 'result', result: [{ id: 7, amount: '5.00' }] },
  'POST /s1/vouchers/claim': { type: 'reply', body: { ret_code: 30001, ret_msg: 'sold out' } },
});
const client = createApiClient({ baseUrl: 'https://api2.brand.com', fetch });
const vouchers = createVoucherApi(client);

const [first] = await vouchers.list();
console.log(first?.amount); // 5.00
try {
  await vouchers.claim(7, crypto.randomUUID());
} catch (error) {
  console.log(isApiError(error, 'business') ? error.serverMessage : error); // sold out
}
