import type { ApiClient, ApiClientOptions, ApiError } from '../src/index.ts';
import table from './catalogue.cases.json' with { type: 'json' };

/** Outcome of a call as plain data, which can be compared and transferred from a browser. */
export type Outcome =
  | { result: unknown; noResult?: boolean }
  | { kind: string; message: string; code: unknown; status: unknown; envelope: unknown };

export interface CatalogueCase {
  name: string;
  answer: { fault?: string; to?: string };
  call?: { dialect?: 'ret_code' | 'retCode'; timeoutMs?: number; abort?: string };
  expect: Record<string, unknown>;
}

export const cases = table as CatalogueCase[];

interface CaseRun {
  /** Position of the case in the table. */
  index: number;
  createApiClient: (options: ApiClientOptions) => ApiClient;
  options: Omit<ApiClientOptions, 'baseUrl'>;
  /** The misbehaving server, and an origin that refuses connections. */
  origins: { server: string; refused: string };
}

/**
 * Runs one case of the table against the misbehaving server. Uses nothing else from this module, so that
 * its source can run in a browser with another copy of the package.
 */
export async function runCase(
  { answer, call = {} }: CatalogueCase,
  { index, createApiClient, options, origins }: CaseRun,
): Promise<Outcome> {
  const client = createApiClient({
    ...options,
    baseUrl: answer.fault === 'refuse' ? origins.refused : origins.server,
    dialect: call.dialect ?? 'ret_code',
    timeoutMs: call.timeoutMs ?? 10_000,
  });
  const controller = new AbortController();
  if (call.abort === 'before') controller.abort();
  if (call.abort === 'during') {
    // The server responds to this request as soon as the response to the case stalls.
    void fetch(`${origins.server}/stalled/${index}`).then(() => controller.abort());
  }
  try {
    const result: unknown = await client.get(`/case/${index}`, { signal: controller.signal });
    if (call.abort === 'after') controller.abort();
    return result === undefined ? { result, noResult: true } : { result };
  } catch (error) {
    const { kind, message, code, status, envelope } = error as ApiError;
    return { kind, message, code, status, envelope };
  }
}
