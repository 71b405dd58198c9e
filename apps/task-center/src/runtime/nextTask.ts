/**
 * Ends the browser's current task: what is to be painted or was pressed comes first. The rest goes on
 * before other work of the page where the browser can do that.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
