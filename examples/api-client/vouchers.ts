import type { ApiClient } from '@exchange/api-client';

/** What the server says of a voucher. */
export interface Voucher {
  id: number;
  /** Decimal string, in the voucher's coin. */
  amount: string;
}

export function createVoucherApi(client: ApiClient) {
  return {
    list: () => client.get<Voucher[]>('/vouchers', { cache: { ttlMs: 60_000 } }),
    /** The same key twice is the same claim: a retry cannot claim twice. */
    claim: (id: number, idempotencyKey: string) =>
      client.post<Voucher>('/vouchers/claim', { id }, { idempotencyKey }),
  };
}
