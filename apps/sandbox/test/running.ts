import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { createSandbox, type Sandbox, type SandboxOptions } from '../src/index.ts';

/** Starts a sandbox that closes when the test ends. Uses a low scrypt cost. */
export async function runSandbox(options: SandboxOptions = {}) {
  const sandbox = await createSandbox({ scryptCost: 2, ...options });
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/**
 * Starts one sandbox for all tests of the file or `describe` block. Use it only for tests that do not affect
 * each other.
 */
export function sharedSandbox(options: SandboxOptions = {}): () => Sandbox {
  let sandbox: Sandbox;
  beforeAll(async () => {
    sandbox = await createSandbox({ scryptCost: 2, ...options });
  });
  afterAll(() => sandbox.close());
  return () => sandbox;
}

/** Creates a folder that is deleted at the end of the test, or when `atEnd` (such as `afterAll`) calls back. */
export function temporaryFolder(atEnd: (cleanUp: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function post(url: string, body?: unknown, headers: Record<string, string> = {}) {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
  });
}

/** Properties that the tests read from results. */
interface Result {
  token: string;
  user_id: number;
  source: string;
  symbols: { symbol: string }[];
}

export async function envelopeOf(response: Response | Promise<Response>) {
  return (await (await response).json()) as { ret_code: number; ret_msg: string; result: Result };
}
