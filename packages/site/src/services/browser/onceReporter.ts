/** Returns a function that logs each failure message once, so that retries don't flood the log. */
export function onceReporter(
  log: (message: string, error: unknown) => void,
): (error: unknown) => void {
  const reported = new Set<string>();
  return (error) => {
    const message = error instanceof Error ? error.message : String(error);
    if (reported.has(message)) return;
    reported.add(message);
    log(message, error);
  };
}
