import type { Sandbox } from '@apps/sandbox';

/**
 * Changes the sandbox's state through `/_sandbox/…`: its clock, region, users and their activity.
 * Returns the response.
 */
export async function changeSandbox(
  sandbox: Sandbox,
  path: string,
  body: object,
): Promise<Record<string, unknown>> {
  const response = await fetch(`${sandbox.url}/_sandbox/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`The sandbox rejected ${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, unknown>;
}
