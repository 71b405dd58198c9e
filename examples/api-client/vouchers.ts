import type { ApiClient } from '@exchange/api-client/fetch';

/** A voucher as the server returns it. */
export interface Voucher {
  id: number;
  /** Decimal string, in the voucher's coin. */
  amount: string;
}

export function createVoucherApi(client: ApiClient) {
  return {
    list: () => client.get<Voucher[]>('/vouchers', { cache: { ttlMs: 60_000 } }),
    /** A retry with the same key does not claim twice. */
    claim: (id: number, idempotencyKey: string) =>
      client.post<Voucher>('/vouchers/claim', { id }, { idempotencyKey }),
  };
}
