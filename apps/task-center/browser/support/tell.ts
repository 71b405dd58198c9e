import type { Sandbox } from '@apps/sandbox';

/** Controls the sandbox: its clock, region, users and their activity (`/_sandbox/…`). */
export async function tell(sandbox: Sandbox, path: string, body: object): Promise<void> {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox rejected ${path}: ${await response.text()}`);
}
