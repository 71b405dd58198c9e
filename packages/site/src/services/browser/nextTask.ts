/**
 * Ends the current task, so that the browser can paint and handle input. With `scheduler.yield`,
 * the caller continues before other tasks of the page.
 */
export function nextTask(): Promise<void> {
  const { scheduler } = globalThis as { scheduler?: { yield?: () => Promise<void> } };
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
